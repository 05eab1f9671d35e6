import { Component, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import css from './stage.module.css';

interface State {
  readonly message: string | null;
}

/** When the scene fails, says why and lets the map go on. */
export class SceneBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { message: null };

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return (
      <div className={css.failed} role="alert">
        <p>
          <b>3D is away.</b> 2D goes on. {message}
        </p>
        <Button onClick={() => this.setState({ message: null })}>Try again</Button>
      </div>
    );
  }
}
