import { Component, type ReactNode } from 'react'
import { forgetFailed } from '../siteContext.ts'

export interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** What stands in place of what failed with this error; `reset` tries again. */
  readonly fallback: (reset: () => void, error: unknown) => ReactNode
  /** A change of this value tries again: the path. */
  readonly resetKey?: string
}

interface State {
  readonly failed: boolean
  readonly error?: unknown
  readonly key: string | undefined
}

/** Keeps the failure of one part to that part. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, key: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, { key }: State): Partial<State> | null {
    return resetKey === key ? null : { failed: false, key: resetKey }
  }

  override componentDidCatch(): void {
    forgetFailed()
  }

  reset = () => this.setState({ failed: false })

  override render() {
    return this.state.failed ? this.props.fallback(this.reset, this.state.error) : this.props.children
  }
}
