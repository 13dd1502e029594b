import { createOrder } from "#server/services/orders/create-order.ts";
import { setOrderStatus } from "#server/services/orders/set-order-status.ts";
import { storeQuotePhoto } from "#server/services/quotes/store-quote-photo.ts";
import { storeUpload } from "#server/services/uploads/store-upload.ts";
import { createImageFile } from "./create-image-file.ts";
import { createOrderRequest } from "./create-order-request.ts";
import { insertProduct } from "./insert-product.ts";
import { testAdmin, testCustomer, type TestAppContext } from "./test-app-context.ts";

/**
 * Fills a shop with what a backup contains: an image in all its sizes, a photo of a quote, a product with
 * each special character of COPY, a confirmed order with its history and mails that wait.
 * @returns The product's id and its image's address.
 */
export async function fillShop(
  appContext: TestAppContext,
): Promise<{ readonly product: string; readonly image: string }> {
  const file = new File([await createImageFile("png", 400, 300)], "a.png");
  const upload = { bucket: "ONLINE SHOP", file };
  const { image_url: image } = await storeUpload(appContext.actAs(testAdmin), upload);
  await storeQuotePhoto(appContext.actAs(), { key: crypto.randomUUID(), file });
  const product = await insertProduct(appContext.db, {
    name: "Kushinetë 6205\t2RS \\N",
    description: 'line\nbreak\r\nand "quotes" \\. ë 🔩',
    imageUrl: image,
    boreMm: 25,
    stockQuantity: 9,
  });
  await insertProduct(appContext.db, { name: "Hidden", isActive: false });
  const order = createOrderRequest([{ id: product, quantity: 5 }]);
  const { id } = await createOrder(appContext.actAs(testCustomer), order);
  await setOrderStatus(appContext.actAs(testAdmin), { id, status: "confirmed" });
  await appContext.db.execute(`
    INSERT INTO sessions (id, token, user_id, expires_at)
    SELECT 'backup', 'token', id, now() + interval '1 day' FROM users LIMIT 1`);
  return { product, image };
}
