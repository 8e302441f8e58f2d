import { useText } from '@lobby/i18n'
import { useNotify } from '@lobby/platform/ports'
import { Button, Card } from '@lobby/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { breakKinds, type BreakKind, type ResponsibleGamingState } from '../model/responsibleGamingState.ts'
import { BreakSheet } from './BreakSheet.tsx'
import styles from './LimitsAndBreaksSection.module.css'

/**
 * Offers the two kinds of breaks, a pause and an exclusion, and explains them. An excluded member can only choose a
 * longer exclusion.
 */
export function BreakOptions({ state }: { readonly state: ResponsibleGamingState }) {
  const t = useText()
  const id = useId()
  const { toast } = useNotify()
  const [open, setOpen] = useState<BreakKind | null>(null)
  const place = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '#break') place.current?.scrollIntoView()
  }, [hash])
  const offeredKinds = breakKinds.filter((kind) => kind === 'EXCLUSION' || state.break?.kind !== 'EXCLUSION')
  return (
    <section ref={place} className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('responsible.break')}
      </h2>
      <div className={styles.choices}>
        {offeredKinds.map((kind) => (
          <Card key={kind}>
            <div className={styles.choice}>
              <div>
                <h3>{t(`responsible.${kind}`)}</h3>
                <p className={styles.text}>{t(`responsible.${kind}.text`)}</p>
              </div>
              <Button wide onClick={() => setOpen(kind)}>
                {t(`responsible.${kind}.action`)}
              </Button>
            </div>
          </Card>
        ))}
      </div>
      {open && (
        <BreakSheet
          kind={open}
          lengths={open === 'PAUSE' ? state.pauseHours : state.exclusionMonths}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null)
            toast(t('responsible.break.done'))
          }}
        />
      )}
    </section>
  )
}
