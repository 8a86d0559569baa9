import { Component, type ReactNode } from 'react'

interface LoadBoundaryProps {
  /** In place of what could not be loaded or drawn. */
  failed: ReactNode
  children: ReactNode
}

/** Keeps a part that fails from taking the page with it. */
export class LoadBoundary extends Component<LoadBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}
