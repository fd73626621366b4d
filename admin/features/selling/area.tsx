import { Navigate, Route, Routes } from 'react-router';
import { NotFound } from '../../kit/not-found.tsx';
import { CategoryEditor } from './products/category-editor.tsx';
import { CustomerList } from './customers/customer-list.tsx';
import { CustomerPanel } from './customers/customer-panel.tsx';
import { DiscountList } from './discounts/discount-list.tsx';
import { DonationList } from './donations/donation-list.tsx';
import { FastForward } from './fast-forward/fast-forward.tsx';
import { GiftCardList } from './gift-cards/gift-card-list.tsx';
import { Inventory } from './inventory/inventory.tsx';
import { MemberAreas } from './members/member-areas.tsx';
import { AbandonedCarts } from './orders/abandoned-carts.tsx';
import { NewOrder } from './orders/new-order.tsx';
import { OrderList } from './orders/order-list.tsx';
import { OrderPanel } from './orders/order-panel.tsx';
import { ProductEditor } from './products/product-editor.tsx';
import { ProductList } from './products/product-list.tsx';
import { ProductTable } from './products/table/product-table.tsx';
import { Sales } from './sales/sales.tsx';
import { useGroups } from './shop/tabs.tsx';
import { SubscriptionList } from './subscriptions/subscription-list.tsx';
import { SubscriptionPanel } from './subscriptions/subscription-panel.tsx';
import { StoreSettings } from './settings/store-settings.tsx';

export default function SellingArea() {
  const [first] = useGroups();
  return (
    <Routes>
      <Route index element={<Navigate to={first?.to ?? '/selling/orders'} replace />} />
      <Route path="orders" element={<OrderList />} />
      <Route path="orders/new" element={<NewOrder />} />
      <Route path="orders/:id" element={<OrderPanel />} />
      <Route path="customers" element={<CustomerList />} />
      <Route path="customers/:id" element={<CustomerPanel />} />
      <Route path="subscriptions" element={<SubscriptionList />} />
      <Route path="subscriptions/:id" element={<SubscriptionPanel />} />
      <Route path="fast-forward" element={<FastForward />} />
      <Route path="members" element={<MemberAreas />} />
      <Route path="products" element={<ProductList />} />
      <Route path="products/edit" element={<ProductTable />} />
      <Route path="products/:id" element={<ProductEditor />} />
      <Route path="categories" element={<CategoryEditor />} />
      <Route path="inventory" element={<Inventory />} />
      <Route path="discounts" element={<DiscountList />} />
      <Route path="donations" element={<DonationList />} />
      <Route path="gift-cards" element={<GiftCardList />} />
      <Route path="carts" element={<AbandonedCarts />} />
      <Route path="sales" element={<Sales />} />
      <Route path="settings" element={<StoreSettings />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
