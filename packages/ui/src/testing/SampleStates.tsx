import { Bell, Play } from '../icons/index.ts'
import {
  Button,
  Checkbox,
  EmptyState,
  ErrorState,
  StateDrawing,
  IconButton,
  InlineNotice,
  Money,
  Page,
  PasswordField,
  Picture,
  Section,
  Skeleton,
  Spinner,
  TextField,
} from '../index.ts'
import styles from './SampleStates.module.css'

const noop = () => {}
const tones = ['brand', 'plain', 'quiet', 'danger'] as const

/** Renders the basic components in every state that is visible in a screenshot. */
export function SampleStates() {
  return (
    <Page>
      <Section title="Buttons">
        <div className={styles.stack}>
          {tones.map((tone) => (
            <div key={tone} className={styles.row}>
              <Button tone={tone}>Sign in</Button>
              <Button tone={tone} busy>
                Sign in
              </Button>
              <Button tone={tone} disabled>
                Sign in
              </Button>
              <Button tone={tone} size="s" icon={<Play />}>
                Play
              </Button>
            </div>
          ))}
          <Button tone="brand" size="l" wide>
            Create account
          </Button>
          <div className={styles.row}>
            <IconButton label="Inbox, 3 unread" badge={3}>
              <Bell />
            </IconButton>
            <IconButton label="Inbox, unread" badge tone="plain">
              <Bell />
            </IconButton>
            <IconButton label="Inbox" disabled>
              <Bell />
            </IconButton>
            <Spinner label="Loading" />
          </div>
        </div>
      </Section>
      <Section title="Fields">
        <form className={styles.stack}>
          <TextField
            label="Username"
            defaultValue="ana"
            clearLabel="Clear username"
            hint="4 to 16 letters or digits"
            autoComplete="username"
          />
          <TextField
            label="Mobile number"
            placeholder="11 91234 5678"
            inputMode="tel"
            error="This number is too short: write 8 to 11 digits."
          />
          <PasswordField
            label="Password"
            showLabel="Show password"
            hideLabel="Hide password"
            defaultValue="secret"
            autoComplete="current-password"
          />
          <TextField label="Closed" defaultValue="cannot change" disabled />
          <div className={styles.row}>
            <Checkbox label="Remember me" defaultChecked />
            <Checkbox label="I am 18 or older" />
            <Checkbox label="Off" disabled />
          </div>
        </form>
      </Section>
      <Section title="Notices">
        <div className={styles.stack}>
          <InlineNotice tone="info">A new version is ready.</InlineNotice>
          <InlineNotice tone="win">Your deposit of R$ 100,00 has arrived.</InlineNotice>
          <InlineNotice tone="warn" action={<Button size="s">Retry</Button>}>
            The last update was 10 minutes ago.
          </InlineNotice>
          <InlineNotice tone="loss">The name or the password is wrong.</InlineNotice>
          <ErrorState
            compact
            title="Banners could not be loaded"
            text="Check your connection."
            actionLabel="Try again"
            onAction={noop}
          />
        </div>
      </Section>
      <Section title="Money">
        <div className={styles.row}>
          <Money text="R$ 8.214,00" size="hero" />
          <Money text="+R$ 42,00" tone="win" size="l" />
          <Money text="-R$ 7,50" tone="loss" />
          <Money text="--" tone="muted" />
        </div>
      </Section>
      <Section title="Skeletons and pictures">
        <div className={styles.stack}>
          <Skeleton shape="line" lines={3} width="half" />
          <div className={styles.row}>
            <Skeleton shape="circle" />
            <Skeleton shape="line" width="quarter" />
          </div>
          <Skeleton shape="block" />
          <div className={styles.row}>
            {['Dragon Gold 88', 'Boa Sorte', 'Meridian', 'Zeppelin', '幸运 龙'].map((name) => (
              <Picture key={name} path="" hosts={[]} alt={name} width={64} height={64} />
            ))}
          </div>
        </div>
      </Section>
      <ErrorState
        title="The lobby did not answer"
        text="Your connection works, but our server does not. Nothing is lost."
        actionLabel="Try again"
        onAction={noop}
      />
      <ErrorState
        drawing="offline"
        title="You are offline"
        text="Connect to the internet to play."
        actionLabel="Try again"
        onAction={noop}
        busy
      />
      <EmptyState
        title="No favourites yet"
        text="Tap the heart on a game to keep it here."
        action={<Button tone="brand">Find games</Button>}
      />
      <EmptyState title="Nothing found for “zzz”" drawing={<StateDrawing kind="search" />} />
    </Page>
  )
}
