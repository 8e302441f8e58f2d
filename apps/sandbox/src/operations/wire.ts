import type { ResponseValueOf } from '@lobby/api'
import type { RebateRateWithBounds, RebateRate } from '../domain/agents/rebateRates.ts'
import { getLotteryByCode } from '../domain/lotteryDraws.ts'
import { getGameSessionTitle } from '../domain/matchBets.ts'
import type { DepositRow } from '../domain/money/deposits.ts'
import { getPaymentPasswordState } from '../domain/money/paymentPassword.ts'
import { maskPayoutAccountNumber } from '../domain/money/payoutAccounts.ts'
import { getRemainingTransfersToday } from '../domain/money/transfers.ts'
import { toWireId } from '../domain/money/wireIds.ts'
import { getBalanceAndWithdrawablePart } from '../domain/money/withdrawalRules.ts'
import type { WithdrawalRow } from '../domain/money/withdrawals.ts'
import type { RowOwner } from '../domain/rowOwner.ts'
import type { BetReportRow } from '../domain/reports/bets.ts'
import type { LedgerEntryKind } from '../domain/wallet.ts'
import type { downlineTransferLimits } from '../seed/agents.ts'
import { seedGamesById } from '../seed/games.ts'
import { getLotteryIconPath } from '../seed/lotteries.ts'
import { banks, seedDepositMethods, type uplineTransferLimits } from '../seed/money.ts'
import type { AnyOperationCall } from './call.ts'

export const findDepositMethod = (code: string) => seedDepositMethods.find((method) => method.code === code)

/** Converts a deposit to the API contract's format. */
export function toApiDeposit(
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

export const findBankName = (code: string | null): string | undefined => banks.find((bank) => bank.code === code)?.name

/** Converts a withdrawal to the API contract's format. */
export function toApiWithdrawal(row: WithdrawalRow): ResponseValueOf<'withdrawalDetail'>['withdrawal'] {
  return {
    withdrawalId: toWireId('WITHDRAWAL', row.id),
    status: row.status,
    kind: row.kind,
    account: [findBankName(row.bank), maskPayoutAccountNumber(row)].filter(Boolean).join(' '),
    holder: row.holder,
    amountMinor: row.amount,
    feeMinor: row.fee,
    payoutMinor: row.amount - row.fee,
    createdAt: new Date(row.created_at).toISOString(),
    expectedAt: new Date(row.due_at).toISOString(),
    ...(row.ended_at !== null && { endedAt: new Date(row.ended_at).toISOString() }),
    // Return the reason only after the review. The row contains the reason earlier, because the outcome is simulated.
    ...(row.status === 'REFUSED' && row.reason !== null && { reason: row.reason }),
    cancellable: row.status === 'REVIEW',
  }
}

/** Maps each kind of ledger entry to its name in the API contract. */
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
export function toApiGameOfBet(
  { db, tenant }: AnyOperationCall,
  { game: nodeId, code, opened, at }: Pick<BetReportRow, 'game' | 'code' | 'opened' | 'at'>,
) {
  const game = nodeId === null ? undefined : seedGamesById.get(nodeId)
  const lottery = code === null ? undefined : getLotteryByCode(code)
  return {
    game: lottery?.name ?? (nodeId === null ? '' : getGameSessionTitle(db, tenant.id, nodeId, opened ?? at)),
    ...(game && { vendor: game.vendorName, iconUrl: game.iconUrl }),
    ...(lottery && { iconUrl: getLotteryIconPath(lottery) }),
  }
}

/**
 * Returns the limits of transfers to the upline or to the team, and how much the member can still transfer.
 */
export function getTransferLimitsAndRemainder(
  { db, now }: AnyOperationCall,
  owner: RowOwner,
  table: Parameters<typeof getRemainingTransfersToday>[1],
  limits: typeof uplineTransferLimits | typeof downlineTransferLimits,
) {
  const { timesLeft, dayLeft } = getRemainingTransfersToday(db, table, owner, limits, now)
  const { balance, free } = getBalanceAndWithdrawablePart(db, owner)
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
export const toApiRebateRateWithBounds = ({
  category,
  rate,
  min,
  max,
}: RebateRateWithBounds): ResponseValueOf<'teamMember'>['rates'][number] => ({
  category,
  rateBasisPoints: rate,
  minBasisPoints: min,
  maxBasisPoints: max,
})

/** Converts the rebate rates in a request body to the domain's `RebateRate`s. */
export const parseRebateRates = (
  rates: readonly { readonly category: string; readonly rateBasisPoints: number }[],
): RebateRate[] => rates.map(({ category, rateBasisPoints }) => ({ category, rate: rateBasisPoints }))
