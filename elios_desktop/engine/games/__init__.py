"""The games, one module (or package) each; `engine.registry` lists them."""
