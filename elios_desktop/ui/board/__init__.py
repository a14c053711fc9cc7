"""What all tables share: the scene, pieces and places, the hand that holds, the animator, the theme."""
