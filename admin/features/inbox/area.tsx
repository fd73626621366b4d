import { Route, Routes } from 'react-router';
import { NotFound } from '../../kit/not-found.tsx';
import { InboxList } from './inbox-list.tsx';
import { Outbox } from './outbox.tsx';
import { SubmissionPanel } from './submission-panel.tsx';

export default function InboxArea() {
  return (
    <Routes>
      <Route index element={<InboxList />} />
      <Route path="mails" element={<Outbox />} />
      <Route path=":id" element={<SubmissionPanel />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
