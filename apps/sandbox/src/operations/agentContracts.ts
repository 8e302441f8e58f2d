import type { ValueOf } from '@lobby/api'
import {
  activeOf,
  answerContract as answer,
  contractById,
  contractsBy,
  endContract as end,
  historyOf,
  offerContract as offer,
  offerTo,
  pastOf,
  tiersOf,
  type ContractRow,
} from '../domain/agents/contracts.ts'
import { mostRate, periodsOf, type ContractKind } from '../domain/agents/contractTerms.ts'
import { paymentsOf, runningOf } from '../domain/agents/settleContracts.ts'
import { demandDirect } from '../domain/agents/members.ts'
import type { Owner } from '../domain/owner.ts'
import { maskedName, isContracted, memberById } from '../domain/people.ts'
import { Refused } from '../domain/refused.ts'
import { contractedOf, keyOf, offererOf } from './asker.ts'
import type { Handler, AnyCall } from './call.ts'
import { pagesOf, rangeOf, listAnswer } from './pages.ts'

type Db = AnyCall['db']

function toContract(db: Db, { member: asking }: Owner, row: ContractRow): ValueOf<'offerContract'>['contract'] {
  const nameOf = (id: number): string => memberById(db, row.tenant, id)?.name ?? ''
  const iso = (at: number): string => new Date(at).toISOString()
  return {
    contractId: row.id,
    kind: row.kind,
    status: row.status,
    period: row.period,
    memberId: row.member,
    account: nameOf(row.member),
    ...(row.payer !== null && { payer: row.payer === asking ? nameOf(row.payer) : maskedName(nameOf(row.payer)) }),
    tiers: tiersOf(row).map(({ from, active, rate }) => ({
      fromMinor: from,
      activeMembers: active,
      rateBasisPoints: rate,
    })),
    ...(row.starts_at !== null && { startsAt: iso(row.starts_at) }),
    ...(row.ends_at !== null && { endsAt: iso(row.ends_at) }),
    ...(row.status === 'OFFERED' && { expiresAt: iso(row.expires_at) }),
    history: historyOf(db, row.id).map(({ what, at }) => ({ what, at: iso(at) })),
  }
}

const runningIn = (
  db: Db,
  contract: ContractRow | undefined,
  now: number,
): { readonly running?: NonNullable<ValueOf<'agentContracts'>['running']> } => {
  const running = contract && runningOf(db, contract, now)
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
  const owner = contractedOf(call)
  const { db, now } = call
  const active = activeOf(db, owner, 'DIVIDEND')
  const { total, sumPaidMinor, sumOwedMinor } = paymentsOf(
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
  const owner = contractedOf(call)
  const countOffers = (kind: ContractKind): number => Number(offerTo(call.db, owner, kind) !== undefined)
  return {
    dailysalreqtype: countOffers('DAILY'),
    divtypecompperiodreq: countOffers('DIVIDEND'),
    contracthoursalreq: countOffers('HOURLY'),
  }
}

function contractsOf({ db, now }: AnyCall, owner: Owner, kind: ContractKind): ValueOf<'agentContracts'> {
  const offered = offerTo(db, owner, kind)
  const active = activeOf(db, owner, kind)
  return {
    ...(offered && { offer: toContract(db, owner, offered) }),
    ...(active && { active: toContract(db, owner, active) }),
    ...runningIn(db, active, now),
    past: pastOf(db, owner, kind).map((row) => toContract(db, owner, row)),
  }
}

export const agentContracts: Handler<'agentContracts'> = (call) =>
  contractsOf(call, contractedOf(call), call.query.kind)

export const answerContract: Handler<'answerContract'> = (call) => {
  const owner = contractedOf(call)
  const { contractId, accept } = call.body
  return contractsOf(call, owner, answer(call.db, owner, contractId, accept, call.now).kind)
}

export const contractPayments: Handler<'contractPayments'> = (call) => {
  const found = paymentsOf(call.db, contractedOf(call), call.query.kind, rangeOf(call.query), call.query)
  return listAnswer(call.query, found, (row) => ({
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
  const owner = offererOf(call)
  const { kind } = call.query
  const { rows, total, next } = contractsBy(call.db, owner, kind, call.query)
  const own = activeOf(call.db, owner, kind)
  return {
    content: rows.map((row) => toContract(call.db, owner, row)),
    ...(own && { own: toContract(call.db, owner, own) }),
    most: own ? Math.min(mostRate[kind], Math.max(...tiersOf(own).map(({ rate }) => rate))) : 0,
    periods: [...periodsOf[kind]],
    ...pagesOf(call.query, { total, next }),
  }
}

export const offerContract: Handler<'offerContract'> = (call) => {
  const owner = offererOf(call)
  const { db, now } = call
  const { memberId, kind, period, tiers } = call.body
  demandDirect(db, owner, memberId)
  const receiver = memberById(db, owner.tenant, memberId)
  // Members who may not have contracts cannot answer an offer.
  if (!receiver || !isContracted(receiver)) throw new Refused('account.forbidden')
  const terms = {
    kind,
    period,
    tiers: tiers.map(({ fromMinor, activeMembers, rateBasisPoints }) => ({
      from: fromMinor,
      active: activeMembers,
      rate: rateBasisPoints,
    })),
  }
  const id = offer(db, { tenant: owner.tenant, member: memberId }, owner.member, terms, keyOf(call), now)
  const made = contractById(db, id)
  if (!made) throw new Error('The contract that was just offered was not found.')
  return { contract: toContract(db, owner, made) }
}

export const endContract: Handler<'endContract'> = (call) => {
  const owner = offererOf(call)
  return { contract: toContract(call.db, owner, end(call.db, owner, call.body.contractId, call.now)) }
}
