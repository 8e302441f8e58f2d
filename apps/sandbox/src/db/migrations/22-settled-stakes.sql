-- Boards and missions count bets once they are settled.

DROP INDEX ledger_stake;
CREATE INDEX settled_bet_by_time ON settled_bet (tenant, at);
ALTER TABLE participation DROP COLUMN since;
