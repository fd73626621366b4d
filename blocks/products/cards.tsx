import type { ProductCard } from '#core/commerce/catalogue/shop.ts';
import { Island } from '../kit/islands.tsx';
import { StarRating } from '../kit/stars/star-rating.tsx';
import { Picture } from '../kit/picture.tsx';
import QuickView from './quick-view/island.tsx';
import { priceText, type ShopFacts } from '../kit/shop-context.ts';
import { useWords } from '../kit/words.ts';

const SIZES = '(max-width: 700px) 50vw, (max-width: 1200px) 33vw, 25vw';

export function ProductCards({ products, shop }: { products: readonly ProductCard[]; shop: ShopFacts }) {
  const say = useWords('buying');
  return (
    <>
      <ul className="product-cards">
        {products.map((product) => (
          <li key={product.id} className="product-card" {...(!product.inStock && { 'data-sold-out': '' })}>
            <a href={product.url}>
              <span className="product-picture">
                {product.image && <Picture image={product.image} sizes={SIZES} />}
                {product.second && (
                  <Picture image={{ ...product.second, alt: '' }} sizes={SIZES} className="product-second" />
                )}
              </span>
              <span className="product-name">{product.title}</span>
              {product.ratingCount > 0 && (
                <span className="product-rating">
                  <StarRating rating={product.rating} /> ({product.ratingCount})
                </span>
              )}
              <span className="product-price">
                <PriceRange product={product} shop={shop} />
              </span>
            </a>
            {product.inStock && (
              <button
                type="button"
                className="product-peek"
                data-quick-view={product.url.split('/').at(-1)}
                data-url={product.url}
                hidden
              >
                {say('quickView')}
                <span className="visually-hidden"> {say('ofProduct', { title: product.title })}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {products.length > 0 && shop.selling && (
        <Island
          name="quick-view"
          wake="idle"
          component={QuickView}
          words={['buying', 'basket', 'fields', 'plans']}
          props={{ currency: shop.currency, locale: shop.locale, ...shop.selling }}
        />
      )}
    </>
  );
}

function PriceRange({ product, shop }: { product: ProductCard; shop: ShopFacts }) {
  const say = useWords('buying');
  const { priceFrom, priceTo, inStock, isOnSale } = product;
  return (
    <>
      {priceFrom === priceTo
        ? priceText(priceFrom, shop)
        : say('priceFrom', { price: priceText(priceFrom, shop) })}
      {!inStock ? <em> {say('soldOut')}</em> : isOnSale && <em> {say('sale')}</em>}
    </>
  );
}
