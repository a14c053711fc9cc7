"""Charts in the application's own look. `plot` is the only module that imports pyqtgraph (and with it numpy): it is
imported when a chart is about to be drawn, never before (`library`)."""
