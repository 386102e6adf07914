import { describe, expect, it } from 'vitest';
import { basketButtons, LIKENESSES, surelySells } from '../../../lib/detect/buttons.ts';
import { documentOf } from './fixture-page.ts';

const body = (html: string): Document => documentOf(`<html><body>${html}</body></html>`);

describe('basket buttons', () => {
  it.each([
    '<button>Add to cart</button>',
    '<button aria-label="Add to basket"><svg></svg></button>',
    '<input type="submit" value="In den Warenkorb">',
    '<input type="image" alt="Ajouter au panier">',
    '<form action="/addtocart"><input name="qty"></form>',
    '<a class="cart" title="Add to cart">+</a>',
    '<div role="button">カートに入れる</div>',
    '<a class="cart" href="https://secure.shop.example/add">Add to cart</a>',
    '<a class="cart" href="//shop.example/add">Add to cart</a>',
    '<button><b>1</b><b>2</b><b>Add to cart</b></button>',
    '<button class="add-to-cart">+</button>',
    '<button name="add-to-cart">+</button>',
    '<button data-testid="add-to-cart">+</button>',
    '<button title="Add to cart">+</button>',
    '<a class="Cart">Add to cart</a>',
    '<a class="btn-comprar">Comprar</a>',
    '<input type="image" name="submit" class="x" alt="Buy now">',
    '<button name="dispatch[checkout.add..2]">Add to cart</button>',
    '<button>Lisa korvi</button>',
    '<button>ตกลง</button>',
  ])('%s', (html) => {
    expect(basketButtons(body(html), 'www.shop.example')).toHaveLength(1);
  });

  it.each([
    '<button>Search</button>',
    '<a href="/cart">Cart</a>',
    '<div class="buy">Add to cart</div>',
    '<a class="buy-cart" href="https://other.example.org/add">Add to cart</a>',
    '<a class="buy-cart" href="//other.example.org/add">Add to cart</a>',
    '<a class="buy-cart" href="http://other.example.org/add">Add to cart</a>',
    '<button class="border">Don’t miss it</button>',
    '<form action="/search">Add to cart</form>',
    '<header><a class="btn-cart" href="/cart">Add to cart</a></header>',
    '<nav><p><button>Add to cart</button></p></nav>',
    '<button><b>1</b><b>2</b><b>3</b><b>Add to cart</b></button>',
  ])('%s is none', (html) => {
    expect(basketButtons(body(html), 'www.shop.example')).toEqual([]);
  });

  it('are told in whole words', () => {
    const [words = ''] = basketButtons(
      body(`<button data-testid="${'x '.repeat(94)}disabled:grey">Add to cart</button>`),
      'a.b',
    );
    expect(words).toMatch(/ x$/);
    expect(words.length).toBeLessThan(201);
    expect(basketButtons(body(`<button id="${'y'.repeat(900)}">Add to cart</button>`), 'a.b')[0]).toMatch(
      /^Add to cart/,
    );
  });

  it('are so many and no more', () => {
    expect(basketButtons(body('<button>Add to cart</button>'.repeat(70)), 'a.b')).toHaveLength(60);
  });

  it('sell without a doubt where they say so and can be pressed', () => {
    for (const words of ['Add to cart', 'add-to-basket', 'In den Warenkorb', 'Ajouter au panier', 'Añadir al carrito'])
      expect([words, surelySells([words]), surelySells([`${words} disabled`])]).toEqual([words, true, false]);
    expect(surelySells(['Cart', 'Add to wishlist', 'Buy now'])).toBe(false);
    expect(surelySells([])).toBe(false);
  });

  it('may be anything that is named so', () => {
    expect(
      basketButtons(
        body(
          '<div class="buy">Add to cart</div><span id="AddToCart">x</span><p>Add to cart</p><a class="btn">Add to cart</a><a class="red Button">Add to cart</a><p class="btn">Add to cart</p><a href="/order?id=1"><img alt="Add to cart"></a><img alt="Add to cart">',
        ),
        'shop.example',
        LIKENESSES,
      ),
    ).toHaveLength(5);
  });
});
