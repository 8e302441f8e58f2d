import { useState } from 'react'
import { Button, Checkbox, PasswordField, TextField } from '../index.ts'
import { ConfirmDialog, Sheet, Toaster } from '../overlays.ts'
import { SampleHome } from './SampleHome.tsx'
import styles from './SampleStates.module.css'

export interface SampleOverlaysProps {
  readonly kind: 'sheet' | 'confirm' | 'toasts'
}

const noop = () => {}

/** Renders one kind of overlay above a sample screen. */
export function SampleOverlays({ kind }: SampleOverlaysProps) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <SampleHome />
      <Sheet open={open && kind === 'sheet'} onOpenChange={setOpen} title="Welcome back" closeLabel="Close">
        <form className={styles.stack}>
          <TextField label="Username" defaultValue="ana" clearLabel="Clear username" autoComplete="username" />
          <PasswordField
            label="Password"
            showLabel="Show password"
            hideLabel="Hide password"
            autoComplete="current-password"
            error="Write your password."
          />
          <Checkbox label="Remember me" />
          <Button tone="brand" size="l" wide type="submit">
            Sign in
          </Button>
        </form>
      </Sheet>
      <ConfirmDialog
        open={open && kind === 'confirm'}
        onOpenChange={setOpen}
        title="Sign out?"
        text="Your favourites stay with your account."
        confirmLabel="Sign out"
        cancelLabel="Stay"
        onConfirm={noop}
      />
      <Toaster
        dismissLabel="Dismiss"
        onShown={noop}
        onDismiss={noop}
        toasts={
          kind === 'toasts'
            ? [
                { id: 1, kind: 'notice', text: 'Added to favourites', tone: 'win' },
                { id: 2, kind: 'loading', text: 'Signing out', tone: 'info' },
                { id: 3, kind: 'toast', text: 'The game could not be opened. Try another one.', tone: 'loss' },
              ]
            : []
        }
      />
    </>
  )
}
