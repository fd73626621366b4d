import {
  Alert,
  Anchor,
  Badge,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Skeleton,
  Stack,
  Table,
  Text,
  VisuallyHidden,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowUpDown, Package, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { WORKFLOW_STATES, workflowLabel, type WorkflowState } from '#core/commerce/catalogue/product.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { renditionUrl } from '#core/images/images.ts';
import type { ProductEntry } from '#contract/shop/products.ts';
import { Empty } from '../../../kit/lists/empty.tsx';
import { SearchBox } from '../../../kit/lists/search-box.tsx';
import { useSearch } from '../../../kit/lists/use-search.ts';
import { ShowMore } from '../../../kit/lists/show-more.tsx';
import { sentenceOf } from '../../../http/problem.ts';
import { ArrangeProducts } from './arrange-products.tsx';
import { ProductFiles } from './product-files.tsx';
import { useMay } from '../../../account/account.ts';
import { useCurrency } from '../../../account/shop.ts';
import { productsQuery } from '../../../pickers/shop/queries.ts';
import { moneyText, providersQuery } from '../shop/queries.ts';
import { SavedViews } from '../shop/views/saved-views.tsx';
import { SellingPanel } from '../shop/tabs.tsx';
import { ChosenProducts, EditAll } from './table/chosen-products.tsx';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';
import classes from '../shop/selling.module.css';

export function ProductList() {
  const search = useSearch();
  const { words } = search;
  const [workflow, setWorkflow] = useState<WorkflowState>();
  const [isArranging, arranging] = useDisclosure(false);
  const isAll = words === '' && workflow === undefined;
  const list = useInfiniteQuery(productsQuery(words, workflow));
  const products = list.data?.pages.flatMap((page) => page.products) ?? [];
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const mayEdit = useMay(CommercePermission.editProducts) === true;
  const add = (
    <Button component={Link} to="/selling/products/new" size="xs" leftSection={<Plus size={16} />}>
      {say('addProduct')}
    </Button>
  );
  return (
    <SellingPanel
      title={say('products')}
      actions={
        <Group gap="xs" wrap="nowrap">
          <ProductFiles />
          {add}
        </Group>
      }
    >
      <Stack gap="md">
        <div className={classes.filters}>
          <SearchBox aria-label={say('searchProducts')} placeholder={say('nameTagOrSku')} search={search} />
          <NativeSelect
            aria-label={say('status')}
            value={workflow ?? ''}
            data={[
              { value: '', label: say('all') },
              ...WORKFLOW_STATES.map((value) => ({ value, label: declared(workflowLabel(value)) })),
            ]}
            onChange={(event) =>
              setWorkflow(WORKFLOW_STATES.find((state) => state === event.currentTarget.value))
            }
          />
          {(list.data?.pages[0]?.total ?? 0) > 1 && (
            <Button variant="default" leftSection={<ArrowUpDown size={16} />} onClick={arranging.open}>
              {say('arrange')}
            </Button>
          )}
          {mayEdit && products.length > 0 && <EditAll words={words} workflow={workflow} />}
        </div>
        <SavedViews
          room="products"
          filters={{ ...(words !== '' && { words }), ...(workflow && { workflow }) }}
          onApply={(to) => {
            search.setTyped(to.words ?? '');
            setWorkflow(to.workflow);
          }}
        />
        {isArranging && <ArrangeProducts onClose={arranging.close} />}
        <PaymentNotice />
        {list.error && <Alert color="red">{sentenceOf(list.error)}</Alert>}
        {list.isPending && <Skeleton height={240} />}
        {list.data && products.length === 0 && isAll && (
          <Empty icon={Package} title={say('noProductsYet')} text={say('addYourFirst')}>
            {add}
          </Empty>
        )}
        {list.data && products.length === 0 && !isAll && (
          <Text role="status" className="quiet">
            {say('noMatchingProducts')}
          </Text>
        )}
        {mayEdit && <ChosenProducts products={products} chosen={chosen} onChange={setChosen} />}
        {products.length > 0 && (
          <Rows products={products} {...(mayEdit && { chosen, onChoose: setChosen })} />
        )}
        <ShowMore list={list} />
      </Stack>
    </SellingPanel>
  );
}

/** Without a provider nobody can buy what stands here. */
function PaymentNotice() {
  // Asked only of those who may read it: a refusal would be shown to them.
  const may = useMay(CommercePermission.payments);
  const { data } = useQuery({ ...providersQuery, enabled: may === true });
  if (!data || data.takesCards) return null;
  return (
    <Alert color="yellow">
      {say.parts('yourShopCannotTake', {
        link: (
          <Anchor key="link" component={Link} to="/selling/settings?tab=payments">
            {say('setUpPayments')}
          </Anchor>
        ),
      })}
    </Alert>
  );
}

function Rows(props: {
  products: readonly ProductEntry[];
  chosen?: ReadonlySet<string>;
  onChoose?: (chosen: ReadonlySet<string>) => void;
}) {
  const { products, chosen, onChoose } = props;
  const currency = useCurrency();
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose?.(next);
  };
  return (
    <div className={classes.table}>
      <Table highlightOnHover verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            {chosen && <Table.Td w={32} />}
            <Table.Th w={56}>
              <VisuallyHidden>{say('picture')}</VisuallyHidden>
            </Table.Th>
            <Table.Th>{say('product')}</Table.Th>
            <Table.Th className={classes.wide}>{say('status')}</Table.Th>
            <Table.Th className={classes.number}>{say('stock')}</Table.Th>
            <Table.Th className={classes.number}>{say('price')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {products.map((product) => (
            <Table.Tr key={product.id}>
              {chosen && (
                <Table.Td>
                  <Checkbox
                    aria-label={say('selectProduct', { title: product.title })}
                    checked={chosen.has(product.id)}
                    onChange={() => toggle(product.id)}
                  />
                </Table.Td>
              )}
              <Table.Td>
                {product.image === '' ? (
                  <span className={classes.thumb} />
                ) : (
                  <img className={classes.thumb} src={renditionUrl(product.image, 100)} alt="" />
                )}
              </Table.Td>
              <Table.Td>
                <Anchor component={Link} to={`/selling/products/${product.id}`} className={classes.name}>
                  {product.title}
                </Anchor>
                {product.variantCount > 1 && (
                  <Text size="sm" className="quiet">
                    {say('variantCount', { count: product.variantCount })}
                  </Text>
                )}
              </Table.Td>
              <Table.Td className={classes.wide}>
                <Badge variant="light" color={product.workflow === 'published' ? 'green' : 'gray'}>
                  {declared(workflowLabel(product.workflow))}
                </Badge>
              </Table.Td>
              <Table.Td className={classes.number}>
                {product.stock === null ? '∞' : product.stock === 0 ? say('soldOut') : product.stock}
              </Table.Td>
              <Table.Td className={classes.number}>
                {moneyText(product.priceFrom, currency)}
                {product.priceFrom !== product.priceTo && (
                  <>
                    {' '}
                    <span className={classes.upTo}>– {moneyText(product.priceTo, currency)}</span>
                  </>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
