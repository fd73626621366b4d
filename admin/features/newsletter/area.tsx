import { Route, Routes } from 'react-router';
import { NotFound } from '../../kit/not-found.tsx';
import { LetterPanel } from './letter-panel.tsx';
import { ListPanel } from './list-panel.tsx';
import { MailingLists } from './mailing-lists.tsx';

export default function NewsletterArea() {
  return (
    <Routes>
      <Route index element={<MailingLists />} />
      <Route path="letters/:id" element={<LetterPanel />} />
      <Route path=":id" element={<ListPanel />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
