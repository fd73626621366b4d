import { ActionIcon, Button, Menu } from '@mantine/core';
import { Copy, Ellipsis, ExternalLink, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { stayingPath } from '#core/access/redirect.ts';
import { products, type OwnerProduct } from '#contract/shop/products.ts';
import { tellUndoable } from '../../../kit/tell-undoable.tsx';
import { call } from '../../../http/call.ts';
import { useShopChange } from '../shop/queries.ts';
import { say } from './words.ts';

export function ProductMenu({ product }: { product: OwnerProduct }) {
  const navigate = useNavigate();
  const params = { id: product.id };
  const restore = useShopChange(() => call(products.restore, { params }));
  const copy = useShopChange(() => call(products.duplicate, { params }), say('duplicated'));
  const remove = useShopChange(() => call(products.remove, { params }));
  const offerUndo = () => {
    void navigate('/selling/products');
    tellUndoable(say('deleted', { title: product.title }), () => restore.mutate(undefined));
  };
  return (
    <>
      <Button
        component="a"
        size="xs"
        variant="default"
        href={stayingPath(`/shop/${product.slug}`)}
        target="_blank"
        leftSection={<ExternalLink size={14} aria-hidden="true" />}
      >
        {say('view')}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={say('moreActions')}>
            <Ellipsis size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<Copy size={16} />}
            onClick={() =>
              copy.mutate(undefined, { onSuccess: ({ id }) => void navigate(`/selling/products/${id}`) })
            }
          >
            {say('duplicateProduct')}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<Trash2 size={16} />}
            onClick={() => remove.mutate(undefined, { onSuccess: offerUndo })}
          >
            {say('deleteProduct')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
