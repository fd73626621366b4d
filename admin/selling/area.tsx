import { Navigate, Route, Routes } from 'react-router';
import { NotFound } from '../shell/not-found.tsx';
import { CategoryEditor } from './category-editor.tsx';
import { DiscountList } from './discount-list.tsx';
import { Inventory } from './inventory.tsx';
import { AbandonedCarts } from './abandoned-carts.tsx';
import { NewOrder } from './new-order.tsx';
import { OrderList } from './order-list.tsx';
import { OrderPanel } from './order-panel.tsx';
import { ProductEditor } from './product-editor.tsx';
import { ProductList } from './product-list.tsx';
import { Sales } from './sales.tsx';
import { StoreSettings } from './store-settings.tsx';

export default function SellingArea() {
  return (
    <Routes>
      <Route index element={<Navigate to="orders" replace />} />
      <Route path="orders" element={<OrderList />} />
      <Route path="orders/new" element={<NewOrder />} />
      <Route path="orders/:id" element={<OrderPanel />} />
      <Route path="products" element={<ProductList />} />
      <Route path="products/:id" element={<ProductEditor />} />
      <Route path="categories" element={<CategoryEditor />} />
      <Route path="inventory" element={<Inventory />} />
      <Route path="discounts" element={<DiscountList />} />
      <Route path="carts" element={<AbandonedCarts />} />
      <Route path="sales" element={<Sales />} />
      <Route path="settings" element={<StoreSettings />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
