import { useText } from '@lobby/i18n'
import { useNotify } from '@lobby/platform/ports'
import { useSession } from '@lobby/platform/session'
import { useStorage } from '@lobby/platform/storage'
import { useEffect, useRef } from 'react'

/**
 * Warns the player one time after each sign-in if the browser does not store the session. Without storage, the session
 * ends when the page is closed or reloaded.
 */
export function useUnsavedSessionWarning(): void {
  const t = useText()
  const { toast } = useNotify()
  const storage = useStorage()
  const epoch = useSession()?.epoch
  const warned = useRef<number>(undefined)
  useEffect(() => {
    if (epoch === undefined || warned.current === epoch || storage.isPersisted('session')) return
    warned.current = epoch
    toast(t('shell.session.unsaved'), 'long')
  }, [epoch, storage, t, toast])
}
