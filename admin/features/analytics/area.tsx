import { Route, Routes } from 'react-router';
import { NotFound } from '../../kit/not-found.tsx';
import { GoalsScreen } from './goals/goals-screen.tsx';
import { Marketing } from './marketing.tsx';
import { Overview } from './overview.tsx';
import { FormsAndButtons, Missing, Pages, ShopFunnel, SiteSearch, Sources, Visitors } from './screens.tsx';

export default function AnalyticsArea() {
  return (
    <Routes>
      <Route index element={<Overview />} />
      <Route path="pages" element={<Pages />} />
      <Route path="sources" element={<Sources />} />
      <Route path="visitors" element={<Visitors />} />
      <Route path="search" element={<SiteSearch />} />
      <Route path="forms" element={<FormsAndButtons />} />
      <Route path="goals" element={<GoalsScreen />} />
      <Route path="marketing" element={<Marketing />} />
      <Route path="not-found" element={<Missing />} />
      <Route path="shop" element={<ShopFunnel />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
