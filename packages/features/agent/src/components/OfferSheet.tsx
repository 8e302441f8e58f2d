import { Button, SegmentedControl, SubmitButton } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { Plus } from '@lobby/ui/icons'
import { validateOfferTiers, offerTierFields, type OfferBounds, type TypedTier } from '../model/validateOfferTiers.ts'
import { useOffscreenNotice } from '../model/useOffscreenNotice.ts'
import { useContractFormat } from '../model/useContractFormat.ts'
import { contractPeriods, useOfferContract, type ContractPeriod } from '../model/useOfferContract.ts'
import type { Contract, DirectMember } from '../queries/contracts.ts'
import { CallErrorNotice } from './CallErrorNotice.tsx'
import { MemberPicker } from './MemberPicker.tsx'
import styles from './OfferSheet.module.css'
import { TierFields } from './TierFields.tsx'

/** The typed values of an offer that has not been sent yet. The values stay when the sheet closes. */
export interface OfferDraft {
  readonly member: DirectMember | null
  readonly period: string
  readonly tiers: readonly TypedTier[]
}

export interface OfferSheetProps {
  readonly open: boolean
  readonly bounds: OfferBounds
  /** The contract periods that the agent can choose for this kind of contract. */
  readonly offeredPeriods: readonly string[]
  readonly draft: OfferDraft
  readonly onChange: (draft: OfferDraft) => void
  readonly onClose: () => void
  readonly onDone: (contract: Contract) => void
}

/** The largest number of tiers in a contract. */
const MAX_TIERS = 5
const empty: TypedTier = { from: '', active: '', rate: '' }

/**
 * Renders the form that offers a contract to a member: the member, the period, and the tiers, which must stay within
 * the agent's own contract.
 */
export function OfferSheet({ open, bounds, offeredPeriods, draft, onChange, onClose, onDone }: OfferSheetProps) {
  const { t, word } = useContractFormat()
  const { member, period, tiers: typed } = draft
  const name = member?.account ?? ''
  const away = useOffscreenNotice(open)
  const call = useOfferContract(onDone, (offer) =>
    away.withReport(offer, {
      refused: (reason) => t('contracts.make.away.refused', { name, reason }),
      unknown: t('contracts.make.away.unknown', { name }),
    }),
  )
  const { tiers, problems } = validateOfferTiers(typed, bounds)
  const send = () => {
    const known = contractPeriods.find((each): each is ContractPeriod => each === period)
    if (member && tiers && known) call.send({ memberId: member.memberId, kind: bounds.kind, period: known, tiers })
    if (!tiers) onChange({ ...draft, tiers: typed.map((tier) => ({ ...tier, checked: offerTierFields })) })
  }
  const change = (at: number, tier?: TypedTier) =>
    onChange({ ...draft, tiers: tier ? typed.with(at, tier) : typed.toSpliced(at, 1) })
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={member ? t('contracts.make.to', { name: member.account }) : t('contracts.make.whom')}
      closeLabel={t('core.close')}>
      {!member && (
        <div className={styles.sheet}>
          <MemberPicker onPick={(picked) => onChange({ ...draft, member: picked })} />
        </div>
      )}
      {member && (
        <form
          className={styles.sheet}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}>
          {offeredPeriods.length > 1 && (
            <SegmentedControl
              labelled
              label={t('contracts.make.period')}
              items={offeredPeriods.map((each) => ({ id: each, label: word('each', each) }))}
              value={period}
              onChange={({ target }) => onChange({ ...draft, period: target.value })}
            />
          )}
          {typed.map((tier, at) => (
            <TierFields
              // Tiers have no id except their position.
              key={at}
              position={at + 1}
              tier={tier}
              bounds={bounds}
              errors={problems[at] ?? {}}
              onChange={(next) => change(at, next)}
              {...(typed.length > 1 && { onRemove: () => change(at) })}
            />
          ))}
          {typed.length < MAX_TIERS && (
            <Button
              tone="quiet"
              wide
              icon={<Plus aria-hidden="true" />}
              onClick={() => onChange({ ...draft, tiers: [...typed, empty] })}>
              {t('contracts.terms.add')}
            </Button>
          )}
          <CallErrorNotice call={call} lostText="contracts.lost" />
          <SubmitButton busy={call.isBusy}>{t('contracts.make.send')}</SubmitButton>
          <Button tone="quiet" wide disabled={call.isBusy} onClick={() => onChange({ ...draft, member: null })}>
            {t('contracts.make.other')}
          </Button>
        </form>
      )}
    </Sheet>
  )
}
