import { Component, type ReactNode } from 'react'
import { ErrorState, Panel } from '@energycockpit/ui'

interface WidgetBoundaryProps {
  title: string
  retryLabel: string
  /** Before the widget is drawn once more. */
  onRetry: () => void
  children: ReactNode
}

/** A widget that could not be loaded, or that crashed, leaves the rest of the page as it is. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { title, retryLabel, onRetry, children } = this.props
    if (!this.state.failed) return children
    const retry = () => {
      onRetry()
      this.setState({ failed: false })
    }
    return (
      <Panel>
        <ErrorState title={title} retry={{ label: retryLabel, onRetry: retry }} />
      </Panel>
    )
  }
}
