import type { ValueOf } from '@lobby/api'
import {
  findActiveContract,
  answerContract as answer,
  findContract,
  listPaidContracts,
  endContract as end,
  listContractEvents,
  offerContract as offer,
  findOffer,
  listPastContracts,
  parseTiers,
  type ContractRow,
} from '../domain/agents/contracts.ts'
import { MAX_RATE, ALLOWED_PERIODS, type ContractKind } from '../domain/agents/contractTerms.ts'
import { listContractPayments, getRunningPeriod } from '../domain/agents/settleContracts.ts'
import { requireDirectDownline } from '../domain/agents/members.ts'
import type { Owner } from '../domain/owner.ts'
import { maskName, mayHaveContracts, findMember } from '../domain/members.ts'
import { Refused } from '../domain/refused.ts'
import { requireContracted, getIdempotencyKey, requireOfferer } from './caller.ts'
import type { Handler, AnyCall } from './call.ts'
import { toPageFields, toTimeRange, toListAnswer } from './listAnswers.ts'

type Db = AnyCall['db']

function toContract(db: Db, { member: asking }: Owner, row: ContractRow): ValueOf<'offerContract'>['contract'] {
  const nameOf = (id: number): string => findMember(db, row.tenant, id)?.name ?? ''
  const iso = (at: number): string => new Date(at).toISOString()
  return {
    contractId: row.id,
    kind: row.kind,
    status: row.status,
    period: row.period,
    memberId: row.member,
    account: nameOf(row.member),
    ...(row.payer !== null && { payer: row.payer === asking ? nameOf(row.payer) : maskName(nameOf(row.payer)) }),
    tiers: parseTiers(row).map(({ from, active, rate }) => ({
      fromMinor: from,
      activeMembers: active,
      rateBasisPoints: rate,
    })),
    ...(row.starts_at !== null && { startsAt: iso(row.starts_at) }),
    ...(row.ends_at !== null && { endsAt: iso(row.ends_at) }),
    ...(row.status === 'OFFERED' && { expiresAt: iso(row.expires_at) }),
    history: listContractEvents(db, row.id).map(({ what, at }) => ({ what, at: iso(at) })),
  }
}

const runningIn = (
  db: Db,
  contract: ContractRow | undefined,
  now: number,
): { readonly running?: NonNullable<ValueOf<'agentContracts'>['running']> } => {
  const running = contract && getRunningPeriod(db, contract, now)
  if (!running) return {}
  const { from, to, volume, active, rate, amount } = running
  return {
    running: {
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      volumeMinor: volume,
      activeMembers: active,
      rateBasisPoints: rate,
      amountMinor: amount,
    },
  }
}

export const dividendInfo: Handler<'dividendInfo'> = (call) => {
  const owner = requireContracted(call)
  const { db, now } = call
  const active = findActiveContract(db, owner, 'DIVIDEND')
  const { total, sumPaidMinor, sumOwedMinor } = listContractPayments(
    db,
    owner,
    'DIVIDEND',
    { from: undefined, to: undefined },
    { pageNo: 1, pageSize: 1 },
  )
  return {
    shown: active !== undefined || total > 0,
    ...(active && { contract: toContract(db, owner, active) }),
    ...runningIn(db, active, now),
    sumPaidMinor,
    sumOwedMinor,
  }
}

export const contractCheck: Handler<'contractCheck'> = (call) => {
  const owner = requireContracted(call)
  const countOffers = (kind: ContractKind): number => Number(findOffer(call.db, owner, kind) !== undefined)
  return {
    dailysalreqtype: countOffers('DAILY'),
    divtypecompperiodreq: countOffers('DIVIDEND'),
    contracthoursalreq: countOffers('HOURLY'),
  }
}

function contractsOf({ db, now }: AnyCall, owner: Owner, kind: ContractKind): ValueOf<'agentContracts'> {
  const offered = findOffer(db, owner, kind)
  const active = findActiveContract(db, owner, kind)
  return {
    ...(offered && { offer: toContract(db, owner, offered) }),
    ...(active && { active: toContract(db, owner, active) }),
    ...runningIn(db, active, now),
    past: listPastContracts(db, owner, kind).map((row) => toContract(db, owner, row)),
  }
}

export const agentContracts: Handler<'agentContracts'> = (call) =>
  contractsOf(call, requireContracted(call), call.query.kind)

export const answerContract: Handler<'answerContract'> = (call) => {
  const owner = requireContracted(call)
  const { contractId, accept } = call.body
  return contractsOf(call, owner, answer(call.db, owner, contractId, accept, call.now).kind)
}

export const contractPayments: Handler<'contractPayments'> = (call) => {
  const found = listContractPayments(
    call.db,
    requireContracted(call),
    call.query.kind,
    toTimeRange(call.query),
    call.query,
  )
  return toListAnswer(call.query, found, (row) => ({
    paymentId: row.id,
    from: new Date(row.period_from).toISOString(),
    to: new Date(row.period_to).toISOString(),
    volumeMinor: row.volume,
    activeMembers: row.active,
    rateBasisPoints: row.rate,
    amountMinor: row.amount,
    status: row.paid_at === null ? ('OWED' as const) : ('PAID' as const),
    ...(row.paid_at !== null && { paidAt: new Date(row.paid_at).toISOString() }),
  }))
}

export const teamContracts: Handler<'teamContracts'> = (call) => {
  const owner = requireOfferer(call)
  const { kind } = call.query
  const { rows, total, next } = listPaidContracts(call.db, owner, kind, call.query)
  const own = findActiveContract(call.db, owner, kind)
  return {
    content: rows.map((row) => toContract(call.db, owner, row)),
    ...(own && { own: toContract(call.db, owner, own) }),
    most: own ? Math.min(MAX_RATE[kind], Math.max(...parseTiers(own).map(({ rate }) => rate))) : 0,
    periods: [...ALLOWED_PERIODS[kind]],
    ...toPageFields(call.query, { total, next }),
  }
}

export const offerContract: Handler<'offerContract'> = (call) => {
  const owner = requireOfferer(call)
  const { db, now } = call
  const { memberId, kind, period, tiers } = call.body
  requireDirectDownline(db, owner, memberId)
  const receiver = findMember(db, owner.tenant, memberId)
  // Refuse offers to members who may not have contracts, because they could not accept an offer.
  if (!receiver || !mayHaveContracts(receiver)) throw new Refused('account.forbidden')
  const terms = {
    kind,
    period,
    tiers: tiers.map(({ fromMinor, activeMembers, rateBasisPoints }) => ({
      from: fromMinor,
      active: activeMembers,
      rate: rateBasisPoints,
    })),
  }
  const id = offer(db, { tenant: owner.tenant, member: memberId }, owner.member, terms, getIdempotencyKey(call), now)
  const made = findContract(db, id)
  if (!made) throw new Error('The contract that was just offered was not found.')
  return { contract: toContract(db, owner, made) }
}

export const endContract: Handler<'endContract'> = (call) => {
  const owner = requireOfferer(call)
  return { contract: toContract(call.db, owner, end(call.db, owner, call.body.contractId, call.now)) }
}
