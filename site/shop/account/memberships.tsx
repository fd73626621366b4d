import { useEffect, useState } from 'react';
import * as calls from '#contract/addresses/customers.ts';
import type { Membership } from '#contract/shop/members.ts';
import { useWords } from '#blocks/kit/words.ts';
import type { CustomerCall } from './account-home.tsx';

/** Member areas that the customer may enter; nothing for those who may enter none. */
export function Memberships({ call }: { call: CustomerCall }) {
  const say = useWords('members');
  const [memberships, setMemberships] = useState<Membership[]>([]);
  useEffect(() => {
    call(calls.listMemberships).then(
      (found) => setMemberships(found.memberships),
      () => undefined,
    );
  }, [call]);
  if (memberships.length === 0) return null;
  return (
    <section className="checkout-step" id="memberships">
      <h2>{say('memberships')}</h2>
      <ul className="account-list">
        {memberships.map((membership) => (
          <li key={membership.id}>
            <p>
              <strong>{membership.name}</strong>
            </p>
            {membership.pages.map(({ path, title }) => (
              <p key={path}>
                <a href={path}>{title}</a>
              </p>
            ))}
            <MailsChoice membership={membership} call={call} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MailsChoice({ membership, call }: { membership: Membership; call: CustomerCall }) {
  const say = useWords('members');
  const [getsMails, setGetsMails] = useState(membership.getsMails);
  const save = (wanted: boolean) => {
    setGetsMails(wanted);
    call(calls.saveMembership, { params: { id: membership.id }, body: { getsMails: wanted } }).catch(() =>
      setGetsMails(!wanted),
    );
  };
  return (
    <label className="account-choice">
      <input type="checkbox" checked={getsMails} onChange={(event) => save(event.currentTarget.checked)} />
      {say('getMails')}
    </label>
  );
}
