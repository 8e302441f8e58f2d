import { expect, test } from 'vitest'
import { runSql } from '../db/sql.ts'
import { isPersonSelfExcluded } from '../domain/responsible/breaks.ts'
import { createMarketSandbox } from '../testing/createMarketSandbox.ts'
import { getDemoPersonId } from '../testing/createTestDb.ts'
import type { TestSandbox } from '../testing/createTestSandbox.ts'

const cpf = '529.982.247-25'
const refusal = { success: false, errorCode: 'responsible.excluded', data: { field: 'idNumber' } }

async function open(): Promise<TestSandbox> {
  const { sandbox } = await createMarketSandbox()
  await sandbox.dev('/registration', {
    merchant: 'north',
    fields: [{ name: 'idNumber', enabled: true, required: false }],
  })
  return sandbox
}
const registerAgain = async (sandbox: TestSandbox, more: object = {}) =>
  (await sandbox.register({ username: 'another1', idNumber: cpf, ...more })).body

/** Excludes a member from play for six months. */
async function exclude(sandbox: TestSandbox, token: string): Promise<void> {
  const headers = { 'Idempotency-Key': 'one-key-for-an-exclusion' }
  expect(
    (await sandbox.call('takeBreak', { token, headers, body: { kind: 'EXCLUSION', length: 6 } })).body.success,
  ).toBe(true)
}

/** Registers a member and excludes this member from play. */
async function excludedByRegistration(): Promise<TestSandbox> {
  const sandbox = await open()
  const { body } = await sandbox.register({ idNumber: cpf })
  await exclude(sandbox, String(body.value?.['token']))
  return sandbox
}

test(
  'refuses a registration with the CPF of an excluded member until the exclusion ends',
  { tags: ['B97'] },
  async () => {
    const sandbox = await excludedByRegistration()
    for (const idNumber of [cpf, '52998224725'])
      expect(await registerAgain(sandbox, { idNumber })).toMatchObject(refusal)
    sandbox.clock.set(Date.UTC(2027, 4, 20, 15, 0, 1))
    expect(await registerAgain(sandbox)).toMatchObject({ success: true })
  },
)

test.each(['52998224725', '01234567890', '1234567890'])(
  'refuses a registration when an excluded member’s approved documents contain the same CPF (%s)',
  { tags: ['B97'] },
  async (documentNumber) => {
    const sandbox = await open()
    await exclude(sandbox, await sandbox.token('ana'))
    runSql(
      sandbox.db,
      `INSERT INTO document_check (tenant, member, key, fingerprint, status, outcome, details, sent_at, due_at)
     VALUES ('north', :member, 'key', '', 'APPROVED', 'APPROVED', :details, 0, 0)`,
      { member: getDemoPersonId(sandbox.db, 'north', 'ana'), details: JSON.stringify({ documentNumber }) },
    )
    expect(await registerAgain(sandbox, { idNumber: documentNumber.padStart(11, '0') })).toMatchObject(refusal)
  },
)

test(
  'accepts a registration with another CPF, and the CPF of an excluded member at another merchant',
  { tags: ['B97'] },
  async () => {
    const sandbox = await excludedByRegistration()
    expect(await registerAgain(sandbox, { idNumber: '111.444.777-35' })).toMatchObject({ success: true })
    const excludedIn = (tenant: string): boolean =>
      isPersonSelfExcluded(sandbox.db, tenant, '52998224725', sandbox.clock.now())
    expect([excludedIn('north'), excludedIn('south')]).toEqual([true, false])
  },
)

test(
  'control: accepts a second account with the same CPF when the person is not excluded',
  { tags: ['B97-control'] },
  async () => {
    const sandbox = await open()
    await sandbox.register({ idNumber: cpf })
    expect(await registerAgain(sandbox)).toMatchObject({ success: true })
  },
)
