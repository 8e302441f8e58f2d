import { useText } from '@lobby/i18n'
import { isPageBusy } from '@lobby/platform/environment'
import { Button, loadDrawings } from '@lobby/ui'
import { useQueryClient } from '@tanstack/react-query'
import { CircleArrowUp, Wifi, WifiOff } from '@lobby/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { useSite } from '../siteContext.ts'
import type { Updates } from './createUpdates.ts'
import { startWorker } from './startWorker.ts'
import { stopWorker } from './stopWorker.ts'
import { useConnection } from './useConnection.ts'
import { useUnsavedSessionWarning } from './useUnsavedSessionWarning.ts'
import styles from './AfterHost.module.css'

/**
 * What the site does once its first screen is calm: it registers the service worker, says when the connection is lost and when it is
 * back, warns when the browser does not store a sign-in, and offers a new build when it must not reload without being asked.
 */
export function AfterHost() {
  const t = useText()
  const { held, update, later } = useUpdates()
  const connection = useConnection()
  useUnsavedSessionWarning()
  return (
    <div className={styles.place} role="status">
      {connection !== 'there' && (
        <p className={styles.bar} data-tone={connection === 'lost' ? 'warn' : 'win'}>
          {connection === 'lost' ? <WifiOff aria-hidden="true" /> : <Wifi aria-hidden="true" />}
          <span className={styles.words}>{connection === 'lost' ? t('shell.lost') : t('shell.back')}</span>
        </p>
      )}
      {held && (
        <div className={styles.bar} data-tone="info">
          <CircleArrowUp aria-hidden="true" />
          <p className={styles.words}>{t('shell.update.text')}</p>
          <div className={styles.ways}>
            <Button size="s" onClick={later}>
              {t('shell.update.later')}
            </Button>
            <Button size="s" tone="brand" onClick={update}>
              {t('shell.update.action')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

function useUpdates() {
  const site = useSite()
  const queries = useQueryClient()
  const [held, setHeld] = useState(false)
  const updates = useRef<Updates>(null)
  useEffect(() => {
    const start = async () => {
      // With what the page has loaded the worker keeps the drawings that a page without a network shows.
      await loadDrawings().catch(() => undefined)
      updates.current = await startWorker({
        page: window,
        merchantId: site.merchant.id,
        build: site.build,
        isBusy: () => isPageBusy(queries),
        lastUpdate: { get: () => site.storage.get('updatedAt'), set: (at) => site.storage.set('updatedAt', at) },
        onHeld: setHeld,
      })
    }
    if (site.worker) void start()
    else void stopWorker(window, site.merchant.id)
  }, [site, queries])
  return { held, update: () => updates.current?.update(), later: () => setHeld(false) }
}
