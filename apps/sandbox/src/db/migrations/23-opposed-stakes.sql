-- Adds the part of a stake that does not count for levels, missions and boards because of opposite bets on the same
-- draw. It is 0 for earlier draws.

ALTER TABLE settled_bet ADD COLUMN opposed INTEGER NOT NULL DEFAULT 0;
