import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Price } from '../ui/price.tsx';
import { ProductCard } from '../ui/product-card.tsx';
import { Swatches } from '../ui/swatches.tsx';
import { products } from './sample-data.ts';
import { Row, Section, Specimen } from './specimen.tsx';

export function ShopSection() {
  return (
    <Section id="loja" title="Loja">
      <Specimen name="Preço" file="ui/price.tsx">
        {() => (
          <Row>
            <Price size="page" price={38_900} promotionalPrice={32_900} />
            <Price size="page" price={123_450} />
            <Price price={38_900} promotionalPrice={32_900} />
            <Price price={21_990} />
          </Row>
        )}
      </Specimen>
      <Specimen name="Cartão de produto" file="ui/product-card.tsx, ui/swatches.tsx">
        {() => (
          <>
            <Grid />
            <Row name="comprar">
              <Button size="lg">Comprar</Button>
              <Button size="lg" tone="secondary">
                Provar
              </Button>
              <Swatches colors={products[0]?.colors ?? []} />
            </Row>
          </>
        )}
      </Specimen>
    </Section>
  );
}

function Grid() {
  const [favorites, setFavorites] = useState<ReadonlySet<string>>(new Set(['copacabana-71']));
  const toggle = (slug: string) => {
    const next = new Set(favorites);
    if (!next.delete(slug)) next.add(slug);
    setFavorites(next);
  };
  return (
    <div className="specimen-columns">
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          favorite={favorites.has(product.slug)}
          onToggleFavorite={() => toggle(product.slug)}
        />
      ))}
    </div>
  );
}
