import { useText } from '@lobby/i18n'
import { isPageBusy } from '@lobby/platform/environment'
import { Button, loadStateDrawings } from '@lobby/ui'
import { useQueryClient } from '@tanstack/react-query'
import { CircleArrowUp, Wifi, WifiOff } from '@lobby/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { useSite } from '../siteContext.ts'
import type { UpdateController } from './createUpdateController.ts'
import { startServiceWorker } from './startServiceWorker.ts'
import { removeServiceWorker } from './removeServiceWorker.ts'
import { useConnectionState } from './useConnectionState.ts'
import { useUnsavedSessionWarning } from './useUnsavedSessionWarning.ts'
import styles from './AppStatusBar.module.css'

/**
 * Shows messages about the state of the app: the connection is lost or back, the browser does not store the sign-in, an
 * update waits for the player. Also registers the service worker. Rendered when the first screen is idle.
 */
export function AppStatusBar() {
  const t = useText()
  const { isHeld, update, postpone } = useUpdates()
  const connection = useConnectionState()
  useUnsavedSessionWarning()
  return (
    <div className={styles.place} role="status">
      {connection !== 'there' && (
        <p className={styles.bar} data-tone={connection === 'lost' ? 'warn' : 'win'}>
          {connection === 'lost' ? <WifiOff aria-hidden="true" /> : <Wifi aria-hidden="true" />}
          <span className={styles.words}>{connection === 'lost' ? t('shell.lost') : t('shell.back')}</span>
        </p>
      )}
      {isHeld && (
        <div className={styles.bar} data-tone="info">
          <CircleArrowUp aria-hidden="true" />
          <p className={styles.words}>{t('shell.update.text')}</p>
          <div className={styles.ways}>
            <Button size="s" onClick={postpone}>
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
  const [isHeld, setHeld] = useState(false)
  const updates = useRef<UpdateController>(null)
  useEffect(() => {
    const start = async () => {
      // Load the illustrations before the worker starts, because the worker caches the files that the page has loaded:
      // an offline page can then show them.
      await loadStateDrawings().catch(() => undefined)
      updates.current = await startServiceWorker({
        page: window,
        merchantId: site.merchant.id,
        build: site.build,
        isBusy: () => isPageBusy(queries),
        lastUpdate: { get: () => site.storage.get('updatedAt'), set: (at) => site.storage.set('updatedAt', at) },
        onHeldChange: setHeld,
      })
    }
    if (site.worker) void start()
    else void removeServiceWorker(window, site.merchant.id)
  }, [site, queries])
  return { isHeld, update: () => updates.current?.runUpdate(), postpone: () => setHeld(false) }
}
