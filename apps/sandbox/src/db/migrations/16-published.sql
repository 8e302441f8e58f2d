-- Adds a mark that changes with every change of published content, by any connection. The mark is random, so that it
-- never has the value from a transaction that was rolled back.

CREATE TABLE published (mark TEXT NOT NULL) STRICT;
INSERT INTO published VALUES (hex(randomblob(16)));

CREATE TRIGGER vendor_added AFTER INSERT ON vendor BEGIN UPDATE published SET mark = hex(randomblob(16)); END;
CREATE TRIGGER vendor_changed AFTER UPDATE ON vendor BEGIN UPDATE published SET mark = hex(randomblob(16)); END;
CREATE TRIGGER vendor_removed AFTER DELETE ON vendor BEGIN UPDATE published SET mark = hex(randomblob(16)); END;

CREATE TRIGGER game_added AFTER INSERT ON game BEGIN UPDATE published SET mark = hex(randomblob(16)); END;
CREATE TRIGGER game_changed AFTER UPDATE ON game BEGIN UPDATE published SET mark = hex(randomblob(16)); END;
CREATE TRIGGER game_removed AFTER DELETE ON game BEGIN UPDATE published SET mark = hex(randomblob(16)); END;

CREATE TRIGGER tenant_game_added AFTER INSERT ON tenant_game BEGIN UPDATE published SET mark = hex(randomblob(16)); END;
CREATE TRIGGER tenant_game_changed AFTER UPDATE ON tenant_game BEGIN UPDATE published SET mark = hex(randomblob(16)); END;
CREATE TRIGGER tenant_game_removed AFTER DELETE ON tenant_game BEGIN UPDATE published SET mark = hex(randomblob(16)); END;

CREATE TRIGGER content_added AFTER INSERT ON content BEGIN UPDATE published SET mark = hex(randomblob(16)); END;
CREATE TRIGGER content_changed AFTER UPDATE ON content BEGIN UPDATE published SET mark = hex(randomblob(16)); END;
CREATE TRIGGER content_removed AFTER DELETE ON content BEGIN UPDATE published SET mark = hex(randomblob(16)); END;
