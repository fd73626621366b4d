import { Button, Group, Text, Title } from '@mantine/core';
import { ExternalLink, ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { stayingPath } from '#core/access/redirect.ts';
import { say } from './words.ts';
import classes from '../shop/selling.module.css';

/** Before the first sale: what this screen is for, and a way to try it. */
export function NoOrders() {
  return (
    <div className={classes.empty} role="status">
      <ShoppingBag size={40} strokeWidth={1.25} aria-hidden="true" />
      <Title order={2} size="h4">
        {say('noOrders')}
      </Title>
      <Text className="quiet" maw="52ch">
        {say('tryItOut')}
      </Text>
      <Group gap="xs" mt="xs">
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
      </Group>
    </div>
  );
}
