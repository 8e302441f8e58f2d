import type { ResponseValueOf } from '@lobby/api'
import {
  findActiveContract,
  answerContractOffer as answer,
  findContract,
  listContractsPaidByMember,
  endContract as end,
  listContractEvents,
  offerContract as offer,
  findContractOffer,
  listPastContracts,
  parseContractTiers,
  type ContractRow,
} from '../domain/agents/contracts.ts'
import {
  MAX_CONTRACT_RATE_BASIS_POINTS,
  ALLOWED_PERIODS_BY_CONTRACT_KIND,
  type ContractKind,
} from '../domain/agents/contractTerms.ts'
import { listContractPayments, getRunningContractPeriodTotals } from '../domain/agents/settleContracts.ts'
import { requireDirectDownline } from '../domain/agents/teamMembers.ts'
import type { RowOwner } from '../domain/rowOwner.ts'
import { maskMemberName, mayHaveAgentContracts, findMemberById } from '../domain/members.ts'
import { Refused } from '../domain/refused.ts'
import { requireContractReceiver, getIdempotencyKey, requireContractOfferer } from './caller.ts'
import type { OperationHandler, AnyOperationCall } from './call.ts'
import { toListPagingFields, toTimeRange, toListResponse } from './listResponses.ts'

type Db = AnyOperationCall['db']

function toContract(
  db: Db,
  { member: asking }: RowOwner,
  row: ContractRow,
): ResponseValueOf<'offerContract'>['contract'] {
  const nameOf = (id: number): string => findMemberById(db, row.tenant, id)?.name ?? ''
  const iso = (at: number): string => new Date(at).toISOString()
  return {
    contractId: row.id,
    kind: row.kind,
    status: row.status,
    period: row.period,
    memberId: row.member,
    account: nameOf(row.member),
    ...(row.payer !== null && { payer: row.payer === asking ? nameOf(row.payer) : maskMemberName(nameOf(row.payer)) }),
    tiers: parseContractTiers(row).map(({ from, active, rate }) => ({
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
): { readonly running?: NonNullable<ResponseValueOf<'agentContracts'>['running']> } => {
  const running = contract && getRunningContractPeriodTotals(db, contract, now)
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

export const dividendInfo: OperationHandler<'dividendInfo'> = (call) => {
  const owner = requireContractReceiver(call)
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

export const contractCheck: OperationHandler<'contractCheck'> = (call) => {
  const owner = requireContractReceiver(call)
  const countOffers = (kind: ContractKind): number => Number(findContractOffer(call.db, owner, kind) !== undefined)
  return {
    dailysalreqtype: countOffers('DAILY'),
    divtypecompperiodreq: countOffers('DIVIDEND'),
    contracthoursalreq: countOffers('HOURLY'),
  }
}

function contractsOf(
  { db, now }: AnyOperationCall,
  owner: RowOwner,
  kind: ContractKind,
): ResponseValueOf<'agentContracts'> {
  const offered = findContractOffer(db, owner, kind)
  const active = findActiveContract(db, owner, kind)
  return {
    ...(offered && { offer: toContract(db, owner, offered) }),
    ...(active && { active: toContract(db, owner, active) }),
    ...runningIn(db, active, now),
    past: listPastContracts(db, owner, kind).map((row) => toContract(db, owner, row)),
  }
}

export const agentContracts: OperationHandler<'agentContracts'> = (call) =>
  contractsOf(call, requireContractReceiver(call), call.query.kind)

export const answerContract: OperationHandler<'answerContract'> = (call) => {
  const owner = requireContractReceiver(call)
  const { contractId, accept } = call.body
  return contractsOf(call, owner, answer(call.db, owner, contractId, accept, call.now).kind)
}

export const contractPayments: OperationHandler<'contractPayments'> = (call) => {
  const found = listContractPayments(
    call.db,
    requireContractReceiver(call),
    call.query.kind,
    toTimeRange(call.query),
    call.query,
  )
  return toListResponse(call.query, found, (row) => ({
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

export const teamContracts: OperationHandler<'teamContracts'> = (call) => {
  const owner = requireContractOfferer(call)
  const { kind } = call.query
  const { rows, total, next } = listContractsPaidByMember(call.db, owner, kind, call.query)
  const own = findActiveContract(call.db, owner, kind)
  return {
    content: rows.map((row) => toContract(call.db, owner, row)),
    ...(own && { own: toContract(call.db, owner, own) }),
    most: own
      ? Math.min(MAX_CONTRACT_RATE_BASIS_POINTS[kind], Math.max(...parseContractTiers(own).map(({ rate }) => rate)))
      : 0,
    periods: [...ALLOWED_PERIODS_BY_CONTRACT_KIND[kind]],
    ...toListPagingFields(call.query, { total, next }),
  }
}

export const offerContract: OperationHandler<'offerContract'> = (call) => {
  const owner = requireContractOfferer(call)
  const { db, now } = call
  const { memberId, kind, period, tiers } = call.body
  requireDirectDownline(db, owner, memberId)
  const receiver = findMemberById(db, owner.tenant, memberId)
  // Refuse offers to members who may not have contracts, because they could not accept an offer.
  if (!receiver || !mayHaveAgentContracts(receiver)) throw new Refused('account.forbidden')
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

export const endContract: OperationHandler<'endContract'> = (call) => {
  const owner = requireContractOfferer(call)
  return { contract: toContract(call.db, owner, end(call.db, owner, call.body.contractId, call.now)) }
}
