import { useLanguageFormat, useText } from '@lobby/i18n'
import { isOwnLimitError, getRefusalMessageId } from '@lobby/platform/query'
import { Link, orderRoutes, responsibleRoute } from '@lobby/platform/navigation'
import { useMoneyFormat } from '@lobby/platform/money'
import { Button, getButtonClass, Chips, FormNotice, InlineNotice, RemovableChips, Tabs } from '@lobby/ui'
import { useId, useState } from 'react'
import { listOfferedStakesMinor, toggleBetInSlip, type BetPick } from '../model/bettingSlip.ts'
import { useIsDrawSaleClosed } from '../model/saleTime.ts'
import { usePlaceOrder } from '../model/usePlaceOrder.ts'
import type { LotteryDraw, LotteryPlaysResponse } from '../queries/betting.ts'
import styles from './BettingSlip.module.css'
import { PlayOptions } from './PlayOptions.tsx'

export interface BettingSlipProps {
  readonly plays: LotteryPlaysResponse
  readonly draw: LotteryDraw
}

const noPicks: readonly BetPick[] = []

/**
 * Shows the betting slip of a lottery: the bet options, the chosen bets, the stake, and the button that places the bets
 * on the current draw.
 */
export function BettingSlip({ plays: { code, plays, maxBets }, draw }: BettingSlipProps) {
  const t = useText()
  const panel = useId()
  const { number } = useLanguageFormat()
  const formatMinor = useMoneyFormat()
  const closed = useIsDrawSaleClosed(draw)
  const [playCode, setPlay] = useState('')
  const [picks, setPicks] = useState(noPicks)
  const [chosenStake, setStake] = useState(100)
  const { place, askAgain, sendAgain, unsure, placed, isBusy, error } = usePlaceOrder(code)
  const play = plays.find((each) => each.playCode === playCode) ?? plays[0]
  const stakes = listOfferedStakesMinor(plays.filter((each) => picks.some((pick) => pick.playCode === each.playCode)))
  const stake = stakes.includes(chosenStake) ? chosenStake : (stakes[0] ?? chosenStake)
  const amount = formatMinor(stake * picks.length)
  // Clear the betting slip after the platform has accepted an order. A refused order does not clear the slip.
  const [lastPlaced, setLastPlaced] = useState(placed)
  if (placed !== lastPlaced) {
    setLastPlaced(placed)
    if (placed) setPicks(noPicks)
  }
  if (!play) return null

  const keyOf = (pick: BetPick) => `${pick.playCode} ${pick.selection}`
  return (
    <section className={styles.slip} aria-label={t('betting.slip')}>
      <Tabs
        label={t('betting.plays')}
        items={plays.map((each) => ({ id: each.playCode, label: each.name }))}
        value={play.playCode}
        onChange={setPlay}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${play.playCode}`} className={styles.part}>
        <p className={styles.about}>{play.about}</p>
        <PlayOptions
          key={play.playCode}
          play={play}
          picks={picks}
          disabled={unsure !== null}
          onToggle={(pick) => setPicks(toggleBetInSlip(picks, pick, maxBets))}
        />
      </div>
      <div className={styles.part}>
        {picks.length > 0 && (
          <RemovableChips
            label={t('betting.chosen')}
            items={picks.map((pick) => ({
              id: keyOf(pick),
              label: `${pick.playName}: ${pick.selectionName} ×${number(pick.odds)}`,
            }))}
            removeLabel={(name) => t('betting.remove', { name })}
            onRemove={(id) => setPicks(picks.filter((pick) => keyOf(pick) !== id))}
          />
        )}
        <div className={styles.stake}>
          <span className={styles.about}>{t('betting.stake')}</span>
          <div className={styles.rail}>
            <Chips
              label={t('betting.stake')}
              layout="rail"
              items={stakes.map((each) => ({ id: String(each), label: formatMinor(each) }))}
              value={[String(stake)]}
              onChange={([id]) => setStake(Number(id))}
            />
          </div>
        </div>
        {placed && (
          <FormNotice
            tone="win"
            action={
              <Link className={getButtonClass({ size: 's' })} to={orderRoutes.order(placed.orderId)}>
                {t('betting.look')}
              </Link>
            }>
            {t('betting.placed', { numero: placed.numero })}
          </FormNotice>
        )}
        {unsure && !isBusy && <FormNotice tone="warn">{t('betting.unsure', { numero: unsure.numero })}</FormNotice>}
        {error !== null && !unsure && (
          <FormNotice
            tone="loss"
            action={
              isOwnLimitError(error) && (
                <Link className={getButtonClass({ size: 's' })} to={responsibleRoute()}>
                  {t('error.responsible.way')}
                </Link>
              )
            }>
            {t(getRefusalMessageId(error))}
          </FormNotice>
        )}
        {sendAgain && !unsure && <InlineNotice tone="info">{t('betting.signedIn')}</InlineNotice>}
        {unsure ? (
          <Button tone="brand" size="l" wide busy={isBusy} onClick={askAgain}>
            {t('betting.ask')}
          </Button>
        ) : (
          <Button
            tone="brand"
            size="l"
            wide
            busy={isBusy}
            disabled={closed || picks.length === 0}
            onClick={() => place(draw.numero, picks, stake)}>
            {closed
              ? t('home.draws.closed')
              : picks.length === 0
                ? t('betting.choose')
                : t('betting.place', { amount })}
          </Button>
        )}
      </div>
    </section>
  )
}
