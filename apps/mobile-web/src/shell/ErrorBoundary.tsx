import { Component, type ReactNode } from 'react'
import { clearFailedComponentLoads } from '../siteContext.ts'

export interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Renders the replacement of children that threw an error. Call `reset` to render the children again. */
  readonly fallback: (reset: () => void, error: unknown) => ReactNode
  /** When this value changes, failed children are rendered again. Usually the path of the page. */
  readonly resetKey?: string
}

interface State {
  readonly failed: boolean
  readonly error?: unknown
  readonly key: string | undefined
}

/** Catches errors of its children, so that the rest of the page still works. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, key: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, { key }: State): Partial<State> | null {
    return resetKey === key ? null : { failed: false, key: resetKey }
  }

  override componentDidCatch(): void {
    clearFailedComponentLoads()
  }

  reset = () => this.setState({ failed: false })

  override render() {
    return this.state.failed ? this.props.fallback(this.reset, this.state.error) : this.props.children
  }
}
