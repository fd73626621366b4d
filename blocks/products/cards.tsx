import type { ProductCard } from '#core/commerce/shop.ts';
import { Picture } from '../picture.tsx';
import { priceText, type ShopFacts } from './shop-context.ts';

const SIZES = '(max-width: 700px) 50vw, (max-width: 1200px) 33vw, 25vw';

export function ProductCards({ products, shop }: { products: readonly ProductCard[]; shop: ShopFacts }) {
  return (
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
            <span className="product-price">
              <PriceRange product={product} shop={shop} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function PriceRange({ product, shop }: { product: ProductCard; shop: ShopFacts }) {
  const { priceFrom, priceTo, inStock, isOnSale } = product;
  return (
    <>
      {priceFrom === priceTo ? priceText(priceFrom, shop) : `from ${priceText(priceFrom, shop)}`}
      {!inStock ? <em> Sold out</em> : isOnSale && <em> Sale</em>}
    </>
  );
}
