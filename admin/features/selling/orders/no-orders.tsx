import { Button } from '@mantine/core';
import { ExternalLink, ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { stayingPath } from '#core/access/redirect.ts';
import { Empty } from '../../../kit/lists/empty.tsx';
import { say } from './words.ts';

/** Before the first sale: what this screen is for, and a way to try it. */
export function NoOrders() {
  return (
    <Empty icon={ShoppingBag} title={say('noOrders')} text={say('tryItOut')}>
      <Button
        component="a"
        href={stayingPath('/shop')}
        target="_blank"
        variant="default"
        leftSection={<ExternalLink size={16} aria-hidden="true" />}
      >
        {say('openShop')}
      </Button>
      <Button component={Link} to="/selling/products/new" variant="default">
        {say('addProduct')}
      </Button>
    </Empty>
  );
}
