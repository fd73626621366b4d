import { useEffect } from 'react';
import { useStage, type Stage } from '../stage.ts';

/** Shows something that is no page of the site, such as a mail. Whoever leaves the screen finds the site there again. */
export function useStagePreview(): Stage['show'] {
  const { show } = useStage();
  useEffect(() => () => show('/'), [show]);
  return show;
}
