-- Replaces the cheap password hash of demo people with a hash of the standard cost, because their sign-in was faster
-- than that of other members.

UPDATE member SET password = '6c6f6262792d64656d6f2d73616c7421:4a4caddcb984244869f43cfc47444df6ecb888075eaf9138c7941becf084e986'
  WHERE password = '6c6f6262792d64656d6f2d73616c7421:62fb33f001e74d36ebd39ba772f936d8100e1f976c6b6785dd9e541f1b9afaf9:10';
