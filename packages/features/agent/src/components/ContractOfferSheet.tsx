import { Button, SegmentedControl, SubmitButton } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { Plus } from '@lobby/ui/icons'
import {
  validateContractOfferTiers,
  contractTierFields,
  type ContractOfferBounds,
  type TypedContractTier,
} from '../model/validateContractOfferTiers.ts'
import { useOffscreenToast } from '../model/useOffscreenToast.ts'
import { useContractFormat } from '../model/useContractFormat.ts'
import { contractPeriods, useSendContractOffer, type ContractPeriod } from '../model/useSendContractOffer.ts'
import type { Contract, DirectDownline } from '../queries/contracts.ts'
import { ApiCallErrorNotice } from './ApiCallErrorNotice.tsx'
import { MemberPicker } from './MemberPicker.tsx'
import styles from './ContractOfferSheet.module.css'
import { TierFields } from './TierFields.tsx'

/** The typed values of an offer that has not been sent yet. The values stay when the sheet closes. */
export interface ContractOfferDraft {
  readonly member: DirectDownline | null
  readonly period: string
  readonly tiers: readonly TypedContractTier[]
}

export interface ContractOfferSheetProps {
  readonly open: boolean
  readonly bounds: ContractOfferBounds
  /** The contract periods that the agent can choose for this kind of contract. */
  readonly offeredPeriods: readonly string[]
  readonly draft: ContractOfferDraft
  readonly onChange: (draft: ContractOfferDraft) => void
  readonly onClose: () => void
  readonly onDone: (contract: Contract) => void
}

/** The largest number of tiers in a contract. */
const MAX_TIERS = 5
const empty: TypedContractTier = { from: '', active: '', rate: '' }

/**
 * Renders the form that offers a contract to a member: the member, the period, and the tiers, which must stay within
 * the agent's own contract.
 */
export function ContractOfferSheet({
  open,
  bounds,
  offeredPeriods,
  draft,
  onChange,
  onClose,
  onDone,
}: ContractOfferSheetProps) {
  const { t, word } = useContractFormat()
  const { member, period, tiers: typed } = draft
  const name = member?.account ?? ''
  const away = useOffscreenToast(open)
  const call = useSendContractOffer(onDone, (offer) =>
    away.withReport(offer, {
      refused: (reason) => t('contracts.make.away.refused', { name, reason }),
      unknown: t('contracts.make.away.unknown', { name }),
    }),
  )
  const { tiers, problems } = validateContractOfferTiers(typed, bounds)
  const send = () => {
    const known = contractPeriods.find((each): each is ContractPeriod => each === period)
    if (member && tiers && known) call.send({ memberId: member.memberId, kind: bounds.kind, period: known, tiers })
    if (!tiers) onChange({ ...draft, tiers: typed.map((tier) => ({ ...tier, checked: contractTierFields })) })
  }
  const change = (at: number, tier?: TypedContractTier) =>
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
          <ApiCallErrorNotice call={call} lostText="contracts.lost" />
          <SubmitButton busy={call.isBusy}>{t('contracts.make.send')}</SubmitButton>
          <Button tone="quiet" wide disabled={call.isBusy} onClick={() => onChange({ ...draft, member: null })}>
            {t('contracts.make.other')}
          </Button>
        </form>
      )}
    </Sheet>
  )
}
