-- Of all documents, those that are to be looked at.

CREATE INDEX document_check_open ON document_check (due_at) WHERE status = 'REVIEW';
