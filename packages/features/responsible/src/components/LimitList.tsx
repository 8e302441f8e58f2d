import { useText } from '@lobby/i18n'
import { useNotify } from '@lobby/platform/ports'
import { Card } from '@lobby/ui'
import { useId, useState } from 'react'
import {
  isKnownLimit,
  limitKinds,
  type LimitKind,
  type KnownLimit,
  type LimitPeriod,
  type ResponsibleGamingState,
} from '../model/responsibleGamingState.ts'
import { LimitRow } from './LimitRow.tsx'
import { LimitSheet } from './LimitSheet.tsx'
import styles from './LimitsAndBreaksSection.module.css'

/**
 * Lists the limits that the market offers. Shows the used part and the remaining part of each limit, and a pending
 * raise. A press on a limit opens its form.
 */
export function LimitList({ state }: { readonly state: ResponsibleGamingState }) {
  const t = useText()
  const id = useId()
  const { toast } = useNotify()
  const [open, setOpen] = useState<{ readonly kind: LimitKind; readonly period: LimitPeriod } | null>(null)
  const limits: readonly KnownLimit[] = state.limits.filter(isKnownLimit)
  const edited = open && limits.find(({ kind, period }) => kind === open.kind && period === open.period)
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t('responsible.limits')}
        </h2>
        <p className={styles.text}>{t('responsible.limits.text', { hours: state.raiseDelayHours })}</p>
      </div>
      {limitKinds.map((kind) => {
        const own = limits.filter((limit) => limit.kind === kind)
        return (
          own.length > 0 && (
            <Card key={kind} title={t(`responsible.${kind}`)}>
              <p className={styles.text}>{t(`responsible.${kind}.text`)}</p>
              <ul>
                {own.map((limit) => (
                  <li key={limit.period}>
                    <LimitRow limit={limit} onEdit={() => setOpen(limit)} />
                  </li>
                ))}
              </ul>
            </Card>
          )
        )
      })}
      {edited && (
        <LimitSheet
          limit={edited}
          delayHours={state.raiseDelayHours}
          onClose={() => setOpen(null)}
          onDone={(later) => {
            setOpen(null)
            toast(t(later ? 'responsible.saved.later' : 'responsible.saved'))
          }}
        />
      )}
    </section>
  )
}
