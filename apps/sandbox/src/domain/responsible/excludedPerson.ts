import { one, type Db } from '../../db/sql.ts'

/**
 * Whether a person has excluded themselves as a member of a merchant: one who was registered with this CPF, or whose documents with it were approved.
 * Documents may leave out the zeros at its beginning.
 */
export const isExcludedPerson = (db: Db, tenant: string, cpf: string, now: number): boolean =>
  one(
    db,
    `SELECT 1 FROM play_break AS excluded
     WHERE tenant = :tenant AND kind = 'EXCLUSION' AND until > :now AND (
       EXISTS (SELECT 1 FROM registration WHERE member = excluded.member AND details ->> 'idNumber' = :cpf)
       OR EXISTS (
         SELECT 1 FROM document_check
         WHERE tenant = :tenant AND member = excluded.member AND status = 'APPROVED' AND substr('0000' || (details ->> 'documentNumber'), -11) = :cpf
       )
     )`,
    { tenant, now, cpf },
  ) !== undefined
