import { useLanguageFormat, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { Button, Card, ListSection, StatusTag } from '@lobby/ui'
import { Monitor, Smartphone } from '@lobby/ui/icons'
import { lazy, Suspense, useState } from 'react'
import type { OpenSession } from '../queries/sessions.ts'
import styles from './SessionList.module.css'

const EndSessions = lazy(() =>
  import('./EndSessionsDialog.tsx').then((module) => ({ default: module.EndSessionsDialog })),
)

/** The sessions to end: one session by its id, or all sessions except the current one. */
type Ending = OpenSession['sessionId'] | 'others'

/**
 * Lists the devices on which the member is signed in, this device first. The member can sign out each other device, or
 * all of them together.
 */
export function SessionList({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const t = useText()
  const [ending, setEnding] = useState<Ending | null>(null)
  const here = sessions.filter(({ current }) => current)
  const others = sessions.filter(({ current }) => !current)
  const asked = ending === 'others' ? others : others.filter(({ sessionId }) => sessionId === ending)
  // If the sessions to end have already ended, for example by a sign-out on the other device, close the dialog.
  if (ending !== null && asked.length === 0) setEnding(null)
  return (
    <>
      <Card tone="hero">
        {here.map((session) => (
          <Session key={session.sessionId} session={session} />
        ))}
      </Card>
      {others.length > 0 ? (
        <>
          <ListSection inset title={t('security.sessions.others')}>
            {others.map((session) => (
              <div key={session.sessionId} className={styles.row}>
                <Session session={session} onEnd={() => setEnding(session.sessionId)} />
              </div>
            ))}
          </ListSection>
          <Button tone="danger" size="l" wide onClick={() => setEnding('others')}>
            {t('security.sessions.endOthers')}
          </Button>
        </>
      ) : (
        <p className={styles.note}>{t('security.sessions.alone')}</p>
      )}
      {ending !== null && asked.length > 0 && (
        <Suspense fallback={null}>
          <EndSessions
            {...(ending !== 'others' && { sessionId: ending })}
            device={ending === 'others' ? '' : asked[0]?.device || t('security.sessions.unknown')}
            onClose={() => setEnding(null)}
          />
        </Suspense>
      )}
    </>
  )
}

const phones = /Android|iPhone|iPad/

function Session({
  session: { device, startedAt, seenAt, current },
  onEnd,
}: {
  readonly session: OpenSession
  readonly onEnd?: () => void
}) {
  const t = useText()
  const { date } = useLanguageFormat()
  const { timeZone } = useMerchant()
  const when = (at: string) =>
    date(at, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone })
  const name = device || t('security.sessions.unknown')
  return (
    <div className={styles.session}>
      <span className={styles.icon} aria-hidden="true">
        {phones.test(device) ? <Smartphone /> : <Monitor />}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {current && (
          <p>
            <StatusTag tone="win" text={t('security.sessions.this')} />
          </p>
        )}
        <p className={styles.when}>{t('security.sessions.since', { time: when(startedAt) })}</p>
        {!current && <p className={styles.when}>{t('security.sessions.seen', { time: when(seenAt) })}</p>}
      </div>
      {onEnd && (
        <Button size="s" aria-label={t('security.sessions.end.of', { name })} onClick={onEnd}>
          {t('security.sessions.end')}
        </Button>
      )}
    </div>
  )
}
