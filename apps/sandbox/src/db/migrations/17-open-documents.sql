-- Adds an index of the documents whose review is not complete.

CREATE INDEX document_check_open ON document_check (due_at) WHERE status = 'REVIEW';
