import { Alert } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { say } from './words.ts';

/**
 * A part of the panel that fails, such as one whose code cannot be fetched without a network, does not take the editor
 * and what is unsaved in it along.
 */
export class PanelGuard extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Alert color="orange" title={say('thisPartCouldNot')}>
        {say('youCanStillEdit')}
      </Alert>
    );
  }
}
