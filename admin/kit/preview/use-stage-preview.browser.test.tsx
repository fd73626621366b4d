import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { StageContext, type Stage } from '../stage.ts';
import { useStagePreview } from './use-stage-preview.ts';

function Letter() {
  const show = useStagePreview();
  useEffect(() => show('/api/letter'), [show]);
  return <h1>Letter</h1>;
}

test('the site is shown again once the screen with a preview of its own is left', async () => {
  const shown: string[] = [];
  const stage: Stage = {
    path: '/',
    show: (path) => void shown.push(path),
    reload: () => {},
    setUnseen: () => {},
  };
  const screen = await render(
    <StageContext.Provider value={stage}>
      <Letter />
    </StageContext.Provider>,
  );
  await expect.poll(() => shown).toEqual(['/api/letter']);
  await screen.rerender(<StageContext.Provider value={stage} />);
  await expect.poll(() => shown).toEqual(['/api/letter', '/']);
});
