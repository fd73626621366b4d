import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '../../base.css';
import '../cart/styles.css';
import './styles.css';
import { StepFrame } from './step-frame.tsx';

test('beside a long title, the word that opens a step again stays whole', async () => {
  await render(
    <div style={{ width: '260px' }}>
      <StepFrame
        title="Coordonnées et adresse de livraison"
        state="done"
        summary=""
        problem=""
        onOpen={() => {}}
      >
        inside
      </StepFrame>
    </div>,
  );
  const word = document.createRange();
  word.selectNodeContents(page.getByRole('button').element().childNodes[0] ?? document.body);
  expect(word.toString()).toBe('Change');
  expect(word.getClientRects()).toHaveLength(1);
});
