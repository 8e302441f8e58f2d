import type { ResponseValueOf } from '@lobby/api'
import type { BoundedRebateRate, RebateRate } from '../domain/agents/rebateRates.ts'
import { getLottery } from '../domain/lotteryDraws.ts'
import { getGameTitle } from '../domain/matchBets.ts'
import type { DepositRow } from '../domain/money/deposits.ts'
import { getPaymentPasswordState } from '../domain/money/paymentPassword.ts'
import { maskAccountNumber } from '../domain/money/payoutAccounts.ts'
import { getTransfersLeftToday } from '../domain/money/transfers.ts'
import { toWireId } from '../domain/money/wireIds.ts'
import { getFreeBalance } from '../domain/money/withdrawalRules.ts'
import type { WithdrawalRow } from '../domain/money/withdrawals.ts'
import type { RowOwner } from '../domain/rowOwner.ts'
import type { BetReportRow } from '../domain/reports/bets.ts'
import type { LedgerEntryKind } from '../domain/wallet.ts'
import type { downlineTransferLimits } from '../seed/agents.ts'
import { seedGamesById } from '../seed/games.ts'
import { getLotteryIconPath } from '../seed/lotteries.ts'
import { banks, seedDepositMethods, type transferLimits } from '../seed/money.ts'
import type { AnyOperationCall } from './call.ts'

/** Returns a deposit method by its code. */
export const findDepositMethod = (code: string) => seedDepositMethods.find((method) => method.code === code)

/** Converts a deposit to the API contract's format. */
export function toDeposit(
  { language, now }: AnyOperationCall,
  row: DepositRow,
): ResponseValueOf<'depositDetail'>['deposit'] {
  const method = findDepositMethod(row.method)
  const pending = row.status === 'PENDING'
  return {
    depositId: toWireId('DEPOSIT', row.id),
    method: row.method,
    kind: method?.kind ?? 'BANK',
    methodName: method?.name[language] ?? row.method,
    status: row.status,
    amountMinor: row.amount,
    feeMinor: row.fee,
    creditMinor: row.amount - row.fee,
    createdAt: new Date(row.created_at).toISOString(),
    expiresAt: new Date(row.expires_at).toISOString(),
    ...(row.ended_at !== null && { endedAt: new Date(row.ended_at).toISOString() }),
    remainTime: pending ? Math.max(0, row.expires_at - now) : 0,
    ...(row.reason !== null && { reason: row.reason }),
    cancellable: pending,
  }
}

/** Returns the name of a bank by its code. */
export const findBankName = (code: string | null): string | undefined => banks.find((bank) => bank.code === code)?.name

/** Converts a withdrawal to the API contract's format. */
export function toWithdrawal(row: WithdrawalRow): ResponseValueOf<'withdrawalDetail'>['withdrawal'] {
  return {
    withdrawalId: toWireId('WITHDRAWAL', row.id),
    status: row.status,
    kind: row.kind,
    account: [findBankName(row.bank), maskAccountNumber(row)].filter(Boolean).join(' '),
    holder: row.holder,
    amountMinor: row.amount,
    feeMinor: row.fee,
    payoutMinor: row.amount - row.fee,
    createdAt: new Date(row.created_at).toISOString(),
    expectedAt: new Date(row.due_at).toISOString(),
    ...(row.ended_at !== null && { endedAt: new Date(row.ended_at).toISOString() }),
    // The row contains the reason from the beginning, because the outcome is simulated. Return it only after the
    // review.
    ...(row.status === 'REFUSED' && row.reason !== null && { reason: row.reason }),
    cancellable: row.status === 'REVIEW',
  }
}

/** The names of the kinds of ledger entries in the API contract. */
export const API_LEDGER_ENTRY_KINDS: Readonly<Record<LedgerEntryKind, string>> = {
  opening: 'OPENING',
  bonus: 'BONUS',
  stake: 'STAKE',
  payout: 'PAYOUT',
  room: 'ROOM',
  order: 'STAKE',
  refund: 'STAKE_RETURN',
  prize: 'PAYOUT',
  deposit: 'DEPOSIT',
  withdrawal: 'WITHDRAWAL',
  withdrawalReturn: 'WITHDRAWAL_RETURN',
  transferOut: 'TRANSFER_OUT',
  transferIn: 'TRANSFER_IN',
  rebate: 'REBATE',
  agentRebate: 'AGENT_REBATE',
  salary: 'SALARY',
  dividend: 'DIVIDEND',
  boardPrize: 'BOARD_PRIZE',
}

/** Returns the game of a bet, with the name that it had when the bet was placed. */
export function describeGame(
  { db, tenant }: AnyOperationCall,
  { game: nodeId, code, opened, at }: Pick<BetReportRow, 'game' | 'code' | 'opened' | 'at'>,
) {
  const game = nodeId === null ? undefined : seedGamesById.get(nodeId)
  const lottery = code === null ? undefined : getLottery(code)
  return {
    game: lottery?.name ?? (nodeId === null ? '' : getGameTitle(db, tenant.id, nodeId, opened ?? at)),
    ...(game && { vendor: game.vendorName, iconUrl: game.iconUrl }),
    ...(lottery && { iconUrl: getLotteryIconPath(lottery) }),
  }
}

/**
 * Returns the limits of transfers to the upline or to the team, and how much the member can still transfer.
 */
export function getTransferTerms(
  { db, now }: AnyOperationCall,
  owner: RowOwner,
  table: Parameters<typeof getTransfersLeftToday>[1],
  limits: typeof transferLimits | typeof downlineTransferLimits,
) {
  const { timesLeft, dayLeft } = getTransfersLeftToday(db, table, owner, limits, now)
  const { balance, free } = getFreeBalance(db, owner)
  return {
    minMinor: limits.min,
    maxMinor: limits.max,
    chipsMinor: [...limits.chips],
    timesLeft,
    dayLeftMinor: dayLeft,
    balanceMinor: balance,
    freeMinor: free,
    hasPaymentPassword: getPaymentPasswordState(db, owner, now).set,
  }
}

/** Converts a rebate rate to the API contract's format. */
export const toApiRebateRate = ({ category, rate }: RebateRate): ResponseValueOf<'accountRules'>['rates'][number] => ({
  category,
  rateBasisPoints: rate,
})

/** Converts a rebate rate with its bounds to the API contract's format. */
export const toApiTeamRate = ({
  category,
  rate,
  min,
  max,
}: BoundedRebateRate): ResponseValueOf<'teamMember'>['rates'][number] => ({
  category,
  rateBasisPoints: rate,
  minBasisPoints: min,
  maxBasisPoints: max,
})

/** Converts the rebate rates in a request body to `Rate`s of the domain. */
export const parseRebateRates = (
  rates: readonly { readonly category: string; readonly rateBasisPoints: number }[],
): RebateRate[] => rates.map(({ category, rateBasisPoints }) => ({ category, rate: rateBasisPoints }))
