import { Component, type ReactNode } from 'react'

interface CrashBoundaryProps {
  reportCrash: (error: unknown) => void
  children: ReactNode
}

/** Draws nothing after a crash: the shell puts its error panel in the feature's place. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.reportCrash(error)
  }

  override render() {
    return this.state.crashed ? null : this.props.children
  }
}
