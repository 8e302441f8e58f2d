-- Adds the links between uplines and downlines, and the totals of teams. Triggers update them, so that no code that
-- inserts a bet or moves money can forget it. Columns `team_...` are totals of a member and all members below,
-- `own_...` of the member only. A day is counted from 1970 in the merchant's time zone.

CREATE INDEX member_by_upline ON member (tenant, upline, id);
CREATE INDEX session_by_use ON session (tenant, seen_at, member);

-- Links a member to every member above, and to the member itself. `via` is the direct downline of `above` whose branch
-- contains `below`; 0 if both are the same member.
CREATE TABLE team_link (
  tenant TEXT NOT NULL,
  above INTEGER NOT NULL REFERENCES member,
  below INTEGER NOT NULL REFERENCES member,
  via INTEGER NOT NULL,
  depth INTEGER NOT NULL,
  name_key TEXT NOT NULL,
  PRIMARY KEY (tenant, above, below)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX team_link_up ON team_link (tenant, below, depth, above, via);
CREATE UNIQUE INDEX team_link_by_name ON team_link (tenant, above, name_key);
CREATE TABLE team_size (
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  direct INTEGER NOT NULL DEFAULT 0,
  team INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant, member)
) STRICT, WITHOUT ROWID;

-- The days on which a member joined, signed in or had a settled bet.
CREATE TABLE active_day (
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  what TEXT NOT NULL CHECK (what IN ('join', 'login', 'bet')),
  day INTEGER NOT NULL,
  PRIMARY KEY (tenant, member, what, day)
) STRICT, WITHOUT ROWID;
-- The number of team members who were active on a day, by the day on which they were active before (`last`). The number
-- of different members in a range of days is the sum of the rows whose `last` is before the range.
CREATE TABLE team_active (
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  what TEXT NOT NULL,
  day INTEGER NOT NULL,
  last INTEGER NOT NULL,
  people INTEGER NOT NULL CHECK (people >= 0),
  PRIMARY KEY (tenant, member, what, day, last)
) STRICT, WITHOUT ROWID;

-- Rounds of games, and lottery orders after their draw. `mark` is twice the id, plus 1 for an order.
CREATE TABLE settled_bet (
  mark INTEGER PRIMARY KEY,
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  category TEXT NOT NULL,
  stake INTEGER NOT NULL,
  payout INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX settled_bet_by_member ON settled_bet (tenant, member, at, mark);
CREATE TABLE team_bet (
  tenant TEXT NOT NULL,
  above INTEGER NOT NULL REFERENCES member,
  at INTEGER NOT NULL,
  mark INTEGER NOT NULL REFERENCES settled_bet,
  category TEXT NOT NULL,
  won INTEGER NOT NULL,
  PRIMARY KEY (tenant, above, at, mark)
) STRICT, WITHOUT ROWID;
CREATE TABLE team_bet_day (
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  day INTEGER NOT NULL,
  category TEXT NOT NULL,
  own_bets INTEGER NOT NULL,
  own_won INTEGER NOT NULL,
  own_stake INTEGER NOT NULL,
  own_won_stake INTEGER NOT NULL,
  own_payout INTEGER NOT NULL,
  team_bets INTEGER NOT NULL,
  team_won INTEGER NOT NULL,
  team_stake INTEGER NOT NULL,
  team_won_stake INTEGER NOT NULL,
  team_payout INTEGER NOT NULL,
  PRIMARY KEY (tenant, member, day, category)
) STRICT, WITHOUT ROWID;
-- The stakes of all members below, by hour. Hourly salaries are computed from them.
CREATE TABLE team_hour (
  tenant TEXT NOT NULL,
  above INTEGER NOT NULL REFERENCES member,
  hour INTEGER NOT NULL,
  stake INTEGER NOT NULL,
  PRIMARY KEY (tenant, above, hour)
) STRICT, WITHOUT ROWID;

-- Ledger entries that do not belong to bets.
CREATE TABLE team_entry (
  tenant TEXT NOT NULL,
  above INTEGER NOT NULL REFERENCES member,
  at INTEGER NOT NULL,
  entry INTEGER NOT NULL REFERENCES ledger,
  PRIMARY KEY (tenant, above, at, entry)
) STRICT, WITHOUT ROWID;
CREATE TABLE team_money_day (
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  day INTEGER NOT NULL,
  kind TEXT NOT NULL,
  own_entries INTEGER NOT NULL,
  own_in INTEGER NOT NULL,
  own_out INTEGER NOT NULL,
  team_entries INTEGER NOT NULL,
  team_in INTEGER NOT NULL,
  team_out INTEGER NOT NULL,
  PRIMARY KEY (tenant, member, day, kind)
) STRICT, WITHOUT ROWID;

-- The rebate rate of an agent in a category, in ten-thousandths of the stakes.
CREATE TABLE agent_rate (
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  category TEXT NOT NULL,
  rate INTEGER NOT NULL CHECK (rate BETWEEN 0 AND 10000),
  upline INTEGER REFERENCES member,
  PRIMARY KEY (tenant, member, category)
) STRICT, WITHOUT ROWID;
CREATE INDEX agent_rate_passed ON agent_rate (tenant, upline, category, rate);
-- The rebate that an agent has earned on a day, in ten-thousandths of a minor unit. `via` is the direct downline from
-- whose branch it comes; 0 for the sum of all.
CREATE TABLE rebate_day (
  tenant TEXT NOT NULL,
  member INTEGER NOT NULL REFERENCES member,
  via INTEGER NOT NULL,
  day INTEGER NOT NULL,
  category TEXT NOT NULL,
  volume INTEGER NOT NULL,
  parts INTEGER NOT NULL,
  claimed_volume INTEGER NOT NULL DEFAULT 0,
  claimed INTEGER NOT NULL DEFAULT 0 CHECK (claimed BETWEEN 0 AND parts),
  PRIMARY KEY (tenant, member, via, day, category)
) STRICT, WITHOUT ROWID;
CREATE INDEX rebate_day_open ON rebate_day (tenant, member, day) WHERE via = 0 AND parts > claimed;
