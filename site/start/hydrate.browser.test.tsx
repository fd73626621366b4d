import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { hydrate } from './hydrate.ts';

const AMOUNTS = ['10', '25'];

function Donation() {
  const [amount, setAmount] = useState('25');
  const [name, setName] = useState('');
  const [isHidden, setHidden] = useState(false);
  return (
    <>
      {AMOUNTS.map((each) => (
        <input
          key={each}
          type="radio"
          name="amount"
          value={each}
          checked={each === amount}
          onChange={() => setAmount(each)}
        />
      ))}
      <input type="checkbox" checked={isHidden} onChange={(event) => setHidden(event.target.checked)} />
      <textarea value={name} onChange={(event) => setName(event.target.value)} />
      <output>{[amount, name, isHidden].join(' ')}</output>
    </>
  );
}

const SERVED =
  '<input type="radio" name="amount" value="10"><input type="radio" name="amount" value="25" checked>' +
  '<input type="checkbox"><textarea></textarea><output>25  false</output>';

const island = document.createElement('div');
let end = () => {};
afterEach(() => {
  end();
  island.remove();
});

test('what was chosen and typed before the script came is known to the island, and nothing else changes', async () => {
  document.body.append(island);
  island.innerHTML = SERVED;
  const field = (selector: string) => island.querySelector(selector) as HTMLInputElement;
  field('[value="10"]').checked = true;
  field('[type=checkbox]').checked = true;
  field('textarea').value = 'June';
  end = hydrate(island, Donation);
  await expect.poll(() => field('output').textContent).toBe('10 June true');
  expect([field('[value="10"]').checked, field('textarea').value]).toEqual([true, 'June']);
});

test('where nobody was faster than the script, nothing is told', async () => {
  document.body.append(island);
  island.innerHTML = SERVED;
  let told = 0;
  const count = () => (told += 1);
  for (const name of ['input', 'change']) island.addEventListener(name, count);
  end = hydrate(island, Donation);
  for (const name of ['input', 'change']) island.removeEventListener(name, count);
  expect(told).toBe(0);
});

/** Keeps all answers in one object, as many forms do. */
function Contact() {
  const [answers, setAnswers] = useState({ name: '', email: '', isHidden: false });
  return (
    <>
      <input
        type="checkbox"
        checked={answers.isHidden}
        onChange={(event) => setAnswers({ ...answers, isHidden: event.target.checked })}
      />
      <input
        id="name"
        value={answers.name}
        onInput={(event) => setAnswers({ ...answers, name: event.currentTarget.value })}
      />
      <input
        id="email"
        value={answers.email}
        onInput={(event) => setAnswers({ ...answers, email: event.currentTarget.value })}
      />
      <output>{Object.values(answers).join(' ')}</output>
    </>
  );
}

test('of several early answers none undoes another', async () => {
  document.body.append(island);
  island.innerHTML =
    '<input type="checkbox"><input id="name" value=""><input id="email" value=""><output>  false</output>';
  const field = (selector: string) => island.querySelector(selector) as HTMLInputElement;
  field('[type=checkbox]').checked = true;
  field('#name').value = 'June';
  field('#email').value = 'june@example.com';
  end = hydrate(island, Contact);
  await expect.poll(() => field('output').textContent).toBe('June june@example.com true');
});
